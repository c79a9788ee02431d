import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatCountry,
  formatDate,
  formatEuros,
  formatFileSize,
  formatLanguage,
  formatMoney,
  formatMonth,
  formatNumber,
  formatShare,
  formatTime,
  formatTotalDuration,
  formatYear,
} from '.';

describe('formatTime', () => {
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
});

describe('formatTotalDuration', () => {
  it.each([
    [0, '0 min'],
    [180, '3 min'],
    [4_980, '1 h 23 min'],
    [7_200, '2 h 0 min'],
  ])('shows %d seconds as %s', (seconds, shown) => {
    expect(formatTotalDuration(seconds)).toBe(shown);
  });
});

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1K'],
    [1_234, '1,2K'],
    [999_960, '1M'],
    [3_400_000, '3,4M'],
    [716_020, '716K'],
    [20_000_000, '20M'],
    [2_000_000_000, '2B'],
  ])('shows %d as %s', (count, shown) => {
    expect(formatCount(count, 'es')).toBe(shown);
  });
});

it('shows a day as a long Spanish date', () => {
  expect(formatDate('2026-11-19', 'es')).toBe('19 de noviembre de 2026');
});

it.each([
  [999, '9,99 €'],
  [0, '0 €'],
  [9_990, '99,90 €'],
  [15_999, '159,99 €'],
  [350_000, '3.500 €'],
  [123_456_700, '1.234.567 €'],
])('shows %d cents as %s', (cents, shown) => {
  expect(formatMoney(cents, 'es').replaceAll('\u00a0', ' ')).toBe(shown);
});

it('groups a large number', () => {
  expect(formatNumber(12_847, 'es')).toBe('12.847');
});

it('names a country and a language by their codes', () => {
  expect(formatCountry('MX', 'es')).toBe('México');
  expect(formatLanguage('pt', 'es')).toBe('Portugués');
});

it('shows the month and the year of a day', () => {
  expect(formatMonth('2026-11-01', 'es')).toBe('noviembre de 2026');
  expect(formatMonth('2024-12-31', 'es')).toBe('diciembre de 2024');
  expect(formatYear('2024-12-31')).toBe('2024');
});

describe('formatShare', () => {
  it.each([
    [0, '0 %'],
    [0.0344, '3,4 %'],
    [0.0996, '10 %'],
    [0.124, '12 %'],
    [1, '100 %'],
    [12.5, '1250 %'],
  ])('shows %d as %s', (share, shown) => {
    expect(formatShare(share, 'es').replace('\u00A0', ' ')).toBe(shown);
  });
});

describe('formatEuros', () => {
  it.each([
    [0, undefined, '0,00 €'],
    [15, undefined, '15,00 €'],
    [1_234.5, undefined, '1.234,50 €'],
    [1_234_567.891, undefined, '1.234.567,89 €'],
    [0.004_1, 4, '0,0041 €'],
  ])('shows %d with %s decimals as %s', (euros, decimals, shown) => {
    expect(formatEuros(euros, 'es', decimals).replace('\u00A0', ' ')).toBe(shown);
  });
});

describe('formatFileSize', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 kB'],
    [250_000, '244 kB'],
    [5 * 1024 ** 2, '5 MB'],
    [3_565_158, '3,4 MB'],
    [1.5 * 1024 ** 3, '1,5 GB'],
    [3 * 1024 ** 4, '3072 GB'],
  ])('says %d bytes as %s', (bytes, said) => {
    expect(formatFileSize(bytes, 'es').replace('\u00A0', ' ')).toBe(said);
  });
});
