import { expect, it } from 'vitest';
import { commissions, marginOf, marginTarget, sumPayouts } from './margin';

const payout = (gross: number, royaltyRate: number | null, commission: number) => ({
  gross,
  commission,
  share: gross - commission,
  royaltyRate,
});

it('a label keeps its commission of what was earned', () => {
  const payouts = [payout(100, 80, 20), payout(300, 65, 105)];
  expect(sumPayouts(payouts)).toEqual({ gross: 400, commission: 125, share: 275 });
  expect(marginOf(payouts)).toBeCloseTo(0.3125, 9);
});

it.each([[[]], [[payout(0, 70, 0)]], [[payout(-3, 70, -0.9)]]])(
  'of %j there is no margin',
  (payouts) => {
    expect(marginOf(payouts)).toBeNull();
  },
);

it('commissions go from the least to the greatest contract, those of several rates aside', () => {
  const found = commissions([payout(1, 80, 0.2), payout(1, null, 0.3), payout(1, 65, 0.35)]);
  expect(found?.least).toBeCloseTo(0.2, 9);
  expect(found?.most).toBeCloseTo(0.35, 9);
  expect(commissions([payout(1, null, 0.3)])).toBeNull();
});

it('a quarter is to be kept', () => {
  expect(marginTarget).toBe(0.25);
});
