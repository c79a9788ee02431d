import { describe, expect, it } from 'vitest';
import { type CsvValue, csvLine, csvText, csvDialect } from './csv-line.ts';

const spanish = csvDialect('es');
const cell = (value: CsvValue) => csvLine([value], spanish).slice(0, -2);

describe('the dialect of', () => {
  it.each([
    ['es', ';', ','],
    ['es-ES', ';', ','],
    ['es-AR', ';', ','],
    ['es-MX', ',', '.'],
    ['en', ',', '.'],
    ['fr', ';', ','],
  ])('%s keeps cells apart by %s and writes halves with %s', (language, delimiter, decimal) => {
    expect(csvDialect(language)).toEqual({ delimiter, decimal });
  });
});

describe('a cell', () => {
  it.each<[CsvValue, string]>([
    [0, '0'],
    [1_234_567.5, '1234567,5'],
    [-12.25, '-12,25'],
    [-3, '-3'],
    [9_007_199_254_740_993n, '9007199254740993'],
    [-7n, '-7'],
    [null, ''],
    ['2026-11-19', '2026-11-19'],
    [new Date('2026-11-19T14:05:09.250Z'), '2026-11-19 14:05:09'],
    ['Luna de ámbar', 'Luna de ámbar'],
    ['Sol; y sombra', '"Sol; y sombra"'],
    ['Uno, dos', '"Uno, dos"'],
    ['La "otra" cara', '"La ""otra"" cara"'],
    ['Dos\nlíneas', '"Dos\nlíneas"'],
    [' al borde', '" al borde"'],
  ])('of «%s» is written as «%s»', (value, written) => {
    expect(cell(value)).toBe(written);
  });

  it.each(['=1+1', '+34 600 123 456', '-1+1', '@SUM(A1)', ' =1', '＝1', '＠x', '=HYPERLINK("x")'])(
    'with the text %j is no formula',
    (text) => {
      expect(cell(text).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it.each(['\t=1', '\rx', '\n=1'])(
    'that begins with the control character of %j is no formula',
    (text) => {
      expect(cell(text)).toBe(`"'${text}"`);
    },
  );

  // Proves brought-music: Names for services
  it.each(['+44', '-M-', '=1+1'])('for other services is %s as it is', (name) => {
    expect(csvLine([name], { delimiter: ',', decimal: '.', isForServices: true })).toBe(
      `${name}\r\n`,
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('never holds %s', (value) => {
    expect(() => cell(value)).toThrow(RangeError);
  });

  it('never holds an invalid date', () => {
    expect(() => cell(new Date('mañana'))).toThrow(RangeError);
  });
});

it('begins a file so that it is read as UTF-8, and ends each line as RFC 4180 says', () => {
  const rows = [
    ['País', 'Oyentes'],
    ['España', 1_200.5],
  ];
  expect(csvText(rows, spanish)).toBe('\uFEFFPaís;Oyentes\r\nEspaña;1200,5\r\n');
  expect(csvText(rows, csvDialect('es-MX'))).toBe('\uFEFFPaís,Oyentes\r\nEspaña,1200.5\r\n');
});
