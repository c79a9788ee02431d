import { expect, it } from 'vitest';
import { toMoney } from '@/shared/rules/money.ts';
import { commissions, getMargin, marginTarget, sumPayouts } from './margin';

const euros = (amount: number) => toMoney(amount, 'EUR');

const payout = (gross: number, royaltyRates: number[], share: number) => ({
  gross,
  share,
  royaltyRates,
});

// Proves label-dashboard: The margin
it('a label keeps its commission of what was earned', () => {
  const payouts = [payout(100, [80], 80), payout(300, [65], 195)];
  expect(sumPayouts(payouts)).toEqual({
    gross: euros(400),
    commission: euros(125),
    share: euros(275),
  });
  expect(getMargin(payouts)).toBeCloseTo(0.3125, 9);
});

// Proves label-dashboard: One value on card and statement
it('share and commission add up to the earnings, rounded once, as in the label’s statement', () => {
  const payouts = [payout(30.005, [70], 21), payout(3, [60], 1.8)];
  expect(sumPayouts(payouts)).toEqual({
    gross: euros(33.01),
    commission: euros(10.21),
    share: euros(22.8),
  });
});

it.each([[[]], [[payout(0, [70], 0)]], [[payout(-3, [70], -2.1)]]])(
  'of %j there is no margin',
  (payouts) => {
    expect(getMargin(payouts)).toBeNull();
  },
);

// Proves label-dashboard: Also a month with several rates
it('commissions range over all contracts, including several in a month', () => {
  const found = commissions([payout(1, [80], 0.8), payout(1, [33.33, 90], 0.7)]);
  expect(found?.least).toBeCloseTo(0.1, 9);
  expect(found?.most).toBeCloseTo(0.6667, 9);
  expect(commissions([])).toBeNull();
});

// Proves label-dashboard: Its target
it('the target is a quarter', () => {
  expect(marginTarget).toBe(0.25);
});
