import { subtractMoney, sumAmounts } from '@/shared/rules/money.ts';
import type { LabelPayout } from '@/shared/contract/label-figures.ts';

/** The target share of revenue that a label keeps. See docs/product/label-dashboard.md. */
export const marginTarget = 0.25;

type Paid = Pick<LabelPayout, 'gross' | 'share' | 'royaltyRates'>;

/**
 * A month's sums for a label and its artists, to the cent, so that share and commission add up to
 * the revenue.
 */
export function sumPayouts(payouts: readonly Paid[]) {
  const sum = (of: 'gross' | 'share') =>
    sumAmounts(
      payouts.map((payout) => payout[of]),
      'EUR',
    );
  const [gross, share] = [sum('gross'), sum('share')];
  return { gross, commission: subtractMoney(gross, share), share };
}

/** The share of revenue that the label keeps; null without revenue. */
export function getMargin(payouts: readonly Paid[]): number | null {
  const { gross, commission } = sumPayouts(payouts);
  return gross.minor <= 0 ? null : commission.minor / gross.minor;
}

/** The lowest and highest commission as shares; null without any. */
export function commissions(payouts: readonly Paid[]): { least: number; most: number } | null {
  const shares = payouts.flatMap(({ royaltyRates }) => royaltyRates.map((rate) => 1 - rate / 100));
  return shares.length === 0 ? null : { least: Math.min(...shares), most: Math.max(...shares) };
}
