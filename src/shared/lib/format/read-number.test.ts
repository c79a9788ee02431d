import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number';

describe('a whole number', () => {
  // Proves words: Typed numbers
  it.each([
    ['0', 0],
    ['250', 250],
    [' 007 ', 7],
    ['1.000', 1000],
    ['1,000', 1000],
    ['1 000', 1000],
    ['12\u202F500', 12_500],
    ['1\u00A0000', 1000],
    ["1'000'000", 1_000_000],
    ['1.000.000', 1_000_000],
    ['１０００', 1000],
  ])('reads %j as %d', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each(['', ' ', '1e1', '72.9', '12,50', '1.00', '1.0000', '0.500', '1.000,5', '1.000 000'])(
    'refuses %j',
    (text) => expect(readNumber(text)).toBeUndefined(),
  );
  it.each(['-5', '+5', '5 €', '0x10', 'Infinity', '1..000', '.5', '1.'])('refuses %j', (text) =>
    expect(readNumber(text)).toBeUndefined(),
  );
});

describe('a number with two decimals', () => {
  // Proves words: Typed numbers
  it.each([
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['0,05', 0.05],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.000', 1000],
    ['70', 70],
  ])('reads %j as %d', (text, number) => {
    expect(readNumber(text, 2)).toBe(number);
  });

  it.each(['12,505.1.2', '0,125', '1e1', '1.234.56', '1,5,5'])('refuses %j', (text) => {
    expect(readNumber(text, 2)).toBeUndefined();
  });
});
