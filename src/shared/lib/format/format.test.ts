import { afterEach, describe, expect, it, vi } from 'vitest';
import { toMoney } from '@/shared/rules/money.ts';
import { formatLanguage, formatTime, formatTotalDuration, formatYear, formatsIn } from '.';

const es = formatsIn('es');

/** Replaces non-breaking spaces. */
const spaced = (text: string) => text.replaceAll(/[\u00A0\u202F\u2009]/gu, ' ');

/** Each formatter's output for a value in Spanish. */
const cases: { [Name in keyof typeof es]?: [of: unknown, written: string, ...more: unknown[]][] } =
  {
    number: [
      [0, '0'],
      [1_247, '1.247'],
      [12_847, '12.847'],
      [-1_247.5, '-1.247,5'],
      [null, '–'],
    ],
    tenths: [
      [2.345, '2,3'],
      [1_500, '1.500'],
      [undefined, '–'],
    ],
    typed: [
      [72.5, '72,5'],
      [1_234.5, '1234,5'],
    ],
    milliseconds: [
      [4.25, '4,3 ms'],
      [12.4, '12 ms'],
      [1_500, '1.500 ms'],
    ],
    fileSize: [
      [0, '0 B'],
      [1_023, '1.023 B'],
      [1_024, '1 kB'],
      [250_000, '244 kB'],
      [5 * 1024 ** 2, '5 MB'],
      [3_565_158, '3,4 MB'],
      [1.5 * 1024 ** 3, '1,5 GB'],
      [3 * 1024 ** 4, '3.072 GB'],
    ],
    short: [
      [0, '0'],
      [999, '999'],
      [1_000, '1K'],
      [1_234, '1,2K'],
      [999_960, '1M'],
      [3_400_000, '3,4M'],
      [716_020, '716K'],
      [20_000_000, '20M'],
      [2_000_000_000, '2B'],
      [null, '–'],
    ],
    tick: [
      [0, '0'],
      [0.25, '0,25'],
      [2.5, '2,5'],
      [800, '800'],
      [1_000, '1 K'],
      [2_500, '2,5 K'],
      [800_000, '800 K'],
      [1_250_000, '1,25 M'],
      [3_000_000_000, '3 B'],
    ],
    share: [
      [0, '0 %'],
      [0.0344, '3,4 %'],
      [0.0996, '10 %'],
      [0.124, '12 %'],
      [1, '100 %'],
      [12.5, '1.250 %'],
      [0.04, '4 %', 0],
      [0.125, '12,5 %', 1],
      [null, '–'],
      [null, '–', 1],
    ],
    signedShare: [
      [0.12, '+12 %'],
      [-0.034, '-3,4 %'],
      [0, '0 %'],
    ],
    rate: [
      [62.5, '62,5 %'],
      [70, '70 %'],
      [33.333, '33,33 %'],
      [null, '–'],
    ],
    money: [
      [toMoney(15, 'EUR'), '15,00 €'],
      [toMoney(1_234.5, 'EUR'), '1.234,50 €'],
      [toMoney(-0.1, 'EUR'), '-0,10 €'],
      [toMoney(9_990, 'CLP'), '9.990 CLP'],
      [toMoney(12_000, 'JPY'), '12.000 JPY'],
      [null, '–'],
    ],
    signedMoney: [
      [toMoney(12.3, 'EUR'), '+12,30 €'],
      [toMoney(-1_234, 'EUR'), '-1.234,00 €'],
      [toMoney(0, 'EUR'), '0,00 €'],
    ],
    price: [
      [toMoney(9.99, 'EUR'), '9,99 €'],
      [toMoney(0, 'EUR'), '0 €'],
      [toMoney(99.9, 'EUR'), '99,90 €'],
      [toMoney(3_500, 'USD'), '3.500 US$'],
      [toMoney(1_234_567, 'EUR'), '1.234.567 €'],
      [toMoney(950, 'MXN'), '950 MXN'],
    ],
    euros: [
      [0, '0,00 €'],
      [15, '15,00 €'],
      [1_234.5, '1.234,50 €'],
      [1_234_567.891, '1.234.567,89 €'],
      [toMoney(1_234.5, 'EUR'), '1.234,50 €'],
      [null, '–'],
    ],
    wholeEuros: [[1_234.5, '1.235 €']],
    fineEuros: [[0.0041, '0,0041 €']],
    dollars: [
      [3_500, '3.500 US$'],
      [0.35, '0,35 US$'],
      [toMoney(10.5, 'USD'), '10,50 US$'],
    ],
    millions: [
      [171_000, '0,2 M €', 'EUR'],
      [1_240_000, '1,2 M €', 'EUR'],
      [0, '0,0 M €', 'EUR'],
      [12_500_000_000, '12.500,0 M ARS', 'ARS'],
    ],
    date: [
      ['2026-11-19', '19 de noviembre de 2026'],
      [null, '–'],
    ],
    fullDay: [['2026-12-05', 'sábado, 5 de diciembre de 2026']],
    longDay: [['2026-11-19', 'jueves, 19 de noviembre']],
    day: [['2026-11-19', '19 nov 2026']],
    shortDay: [
      ['2026-11-24', '24 nov'],
      ['2026-11-24T23:30:00Z', '24 nov'],
      ['2025-11-24', '24 nov 2025'],
      [null, '–'],
    ],
    dayName: [['2025-11-24', '24 nov']],
    dayOfMonth: [['2026-11-09', '9']],
    shortDays: [
      ['2026-10-27', '27 oct – 23 nov', '2026-11-23'],
      ['2026-11-19', '19 nov', '2026-11-19'],
      ['2025-12-31', '31 dic 2025 – 3 ene 2026', '2026-01-03'],
    ],
    weekday: [
      [0, 'lunes'],
      [5, 'sábado'],
    ],
    shortWeekday: [[5, 'sáb']],
    longMonth: [
      ['2026-11', 'noviembre de 2026'],
      ['2026-11-01', 'noviembre de 2026'],
      ['2024-12-31', 'diciembre de 2024'],
    ],
    month: [['2026-09', 'sept 2026']],
    shortMonth: [['2026-11', 'nov']],
    monthName: [['2026-10-01', 'octubre']],
    moment: [['2026-11-19T10:00:00', '19 nov 2026, 10:00']],
    ago: [
      ['2026-11-20T19:59:40Z', 'ahora', Date.UTC(2026, 10, 20, 20)],
      ['2026-11-20T20:05:00Z', 'ahora', Date.UTC(2026, 10, 20, 20)],
      ['2026-11-20T19:58:10Z', 'hace 1 minuto', Date.UTC(2026, 10, 20, 20)],
      ['2026-11-20T17:00:00Z', 'hace 3 horas', Date.UTC(2026, 10, 20, 20)],
      ['2026-11-19T12:00:00Z', 'ayer', Date.UTC(2026, 10, 20, 20)],
      ['2026-11-15T12:00:00Z', 'hace 5 días', Date.UTC(2026, 10, 20, 20)],
      ['2026-11-01T12:00:00Z', 'hace 2 semanas', Date.UTC(2026, 10, 20, 20)],
      ['2026-09-01T12:00:00Z', 'hace 2 meses', Date.UTC(2026, 10, 20, 20)],
      ['2024-09-01T12:00:00Z', 'hace 2 años', Date.UTC(2026, 10, 20, 20)],
    ],
    time: [['2026-11-19T14:05:00Z', '14:05']],
    zonedTime: [[new Date('2026-10-25T00:30:00Z'), '02:30 GMT+2', 'Europe/Madrid']],
    country: [
      ['MX', 'México'],
      ['Andalucía', 'Andalucía'],
      [null, '–'],
    ],
    list: [[['Lía Sal', 'Nora Faro'], 'Lía Sal y Nora Faro']],
  };

afterEach(() => vi.useRealTimers());

describe.each(Object.entries(cases))('%s', (name, rows) => {
  // Proves editorial: Relative time
  // Proves words: K, M, B
  // Proves words: Money
  // Proves words: Dates
  it.each(rows)('writes %j as %s', (value, written, ...more) => {
    vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') });
    const write = es[name as keyof typeof es] as (...values: unknown[]) => string;
    expect(spaced(write(value, ...more))).toBe(written);
  });
});

// Proves words: Dates, each way of writing
it('has a row for each way of writing', () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(es).toSorted());
});

// Proves words: `m:ss`
it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [74, '1:14'],
  [3_600, '60:00'],
  [Number.NaN, '0:00'],
  [-1, '0:00'],
])('shows %d seconds as %s', (seconds, shown) => {
  expect(formatTime(seconds)).toBe(shown);
});

it.each([
  [0, '0 min'],
  [180, '3 min'],
  [4_980, '1 h 23 min'],
  [7_200, '2 h 0 min'],
])('shows a list of %d seconds as %s', (seconds, shown) => {
  expect(formatTotalDuration(seconds)).toBe(shown);
});

it('names a language by its code, and the year of a day', () => {
  expect(formatLanguage('pt', 'es')).toBe('Portugués');
  expect(formatYear('2024-12-31')).toBe('2024');
});
