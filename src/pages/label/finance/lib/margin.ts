import { subtractMoney, sumAmounts } from '@/shared/contract/money.ts';
import type { LabelPayout } from '@/shared/contract/label-figures.ts';

/** What a label should keep of what its artists bring. See docs/product/label-dashboard.md. */
export const marginTarget = 0.25;

type Paid = Pick<LabelPayout, 'gross' | 'share' | 'royaltyRates'>;

/** What a month comes to for a label and its artists: to the cent, so that share and commission are what was earned. */
export function sumPayouts(payouts: readonly Paid[]) {
  const sum = (of: 'gross' | 'share') =>
    sumAmounts(
      payouts.map((payout) => payout[of]),
      'EUR',
    );
  const [gross, share] = [sum('gross'), sum('share')];
  return { gross, commission: subtractMoney(gross, share), share };
}

/** What the label keeps, as a share of what was earned; null where nothing was. */
export function marginOf(payouts: readonly Paid[]): number | null {
  const { gross, commission } = sumPayouts(payouts);
  return gross.minor <= 0 ? null : commission.minor / gross.minor;
}

/** The least and the greatest commission of all contracts, as shares; null where there was none. */
export function commissions(payouts: readonly Paid[]): { least: number; most: number } | null {
  const shares = payouts.flatMap(({ royaltyRates }) => royaltyRates.map((rate) => 1 - rate / 100));
  return shares.length === 0 ? null : { least: Math.min(...shares), most: Math.max(...shares) };
}
