import { describe, expect, expectTypeOf, it } from 'vitest';
import { mulberry32 } from '@/shared/lib/random';
import {
  type Money,
  getExponent,
  isSameMoney,
  subtractMoney,
  sumAmounts,
  sumMoney,
  toAmount,
  toMoney,
} from './money.ts';

const currencies = ['EUR', 'USD', 'MXN', 'CLP', 'JPY', 'KWD'] as const;

/** Draws reproducible cases. */
function cases<Case>(make: (random: () => number) => Case): Case[] {
  const random = mulberry32(20_261_126);
  return Array.from({ length: 2_000 }, () => make(random));
}

const anyEuros = (random: () => number): Money<'EUR'> => ({
  ...anyMoney(random),
  currency: 'EUR',
});

const anyMoney = (random: () => number): Money<(typeof currencies)[number]> => ({
  minor: Math.round((random() - 0.3) * 10 ** (2 + Math.floor(random() * 10))),
  currency: currencies[Math.floor(random() * currencies.length)] ?? 'EUR',
});

it.each([
  [9.99, 'EUR', 999],
  [1_234.5, 'USD', 123_450],
  [0.1 + 0.2, 'EUR', 30],
  [1.005, 'EUR', 101],
  [-1.005, 'EUR', -100],
  [990, 'CLP', 990],
  [12_000.4, 'JPY', 12_000],
  [1.2345, 'KWD', 1_235],
])('%d %s are %d minor units', (amount, currency, minor) => {
  expect(toMoney(amount, currency)).toEqual({ minor, currency });
});

describe('money', () => {
  it('survives the wire unchanged', () => {
    for (const money of cases(anyMoney)) {
      expect(toMoney(toAmount(money), money.currency)).toEqual(money);
    }
  });

  it('has no more decimals on the wire than its currency', () => {
    for (const money of cases(anyMoney)) {
      const [, decimals = ''] = String(toAmount(money)).split('.');
      expect(decimals.length).toBeLessThanOrEqual(getExponent(money.currency));
    }
  });

  it('adds up in any order, and subtracts exactly', () => {
    const all = cases(anyEuros);
    const sum = sumMoney(all, 'EUR');
    expect(sumMoney(all.toReversed(), 'EUR')).toEqual(sum);
    const [first, ...others] = all;
    if (!first) throw new Error('there are amounts in euros');
    expect(subtractMoney(sum, first)).toEqual(sumMoney(others, 'EUR'));
  });

  it('sums decimals to the cent as their amounts do', () => {
    const all = cases(anyEuros);
    expect(sumAmounts(all.map(toAmount), 'EUR')).toEqual(sumMoney(all, 'EUR'));
  });

  it('rounds decimals below the cent once, at the end', () => {
    expect(sumAmounts([0.004, 0.004], 'EUR')).toEqual({ minor: 1, currency: 'EUR' });
    const fine = cases((random) => Math.round(random() * 1e9) / 1e6);
    const exact = fine.reduce((sum, amount) => sum + BigInt(Math.round(amount * 1e6)), 0n);
    expect(sumAmounts(fine, 'EUR').minor).toBe(Number((exact + 5_000n) / 10_000n));
  });

  it('is zero in its currency for an empty list', () => {
    expect(sumMoney([], 'CLP')).toEqual({ minor: 0, currency: 'CLP' });
  });

  // Proves words: Money of two currencies
  it('cannot be added across currencies', () => {
    const mixed: Money[] = [toMoney(1, 'EUR'), toMoney(1, 'USD')];
    // @ts-expect-error: what may be of another currency is not added
    expect(() => sumMoney(mixed, 'EUR')).toThrow('USD cannot be added to EUR');
    // @ts-expect-error: dollars are no euros
    expect(() => subtractMoney(toMoney(1, 'EUR'), toMoney(1, 'USD'))).toThrow(TypeError);
    expectTypeOf(toMoney(1, 'EUR')).toEqualTypeOf<Money<'EUR'>>();
  });

  it('is equal only in the same currency', () => {
    expect(isSameMoney(toMoney(1, 'EUR'), toMoney(1, 'EUR'))).toBe(true);
    expect(isSameMoney(toMoney(1, 'EUR'), toMoney(1, 'USD'))).toBe(false);
  });
});
