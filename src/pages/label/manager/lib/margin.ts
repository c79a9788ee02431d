import type { LabelPayout } from '@/shared/contract/label-figures.ts';

/** What a label should keep of what its artists bring. See docs/product/label-dashboard.md. */
export const marginTarget = 0.25;

type Paid = Pick<LabelPayout, 'gross' | 'share' | 'royaltyRates'>;

/** What a month comes to for a label and its artists: to the cent, so that share and commission are what was earned. */
export function sumPayouts(payouts: readonly Paid[]) {
  const cents = (amount: (payout: Paid) => number) =>
    Math.floor(payouts.reduce((sum, each) => sum + Math.round(amount(each) * 1e6), 0) / 1e4 + 0.5);
  const [gross, share] = [cents((each) => each.gross), cents((each) => each.share)];
  return { gross: gross / 100, commission: (gross - share) / 100, share: share / 100 };
}

/** What the label keeps, as a share of what was earned; null where nothing was. */
export function marginOf(payouts: readonly Paid[]): number | null {
  const { gross, commission } = sumPayouts(payouts);
  return gross <= 0 ? null : commission / gross;
}

/** The least and the greatest commission of all contracts, as shares; null where there was none. */
export function commissions(payouts: readonly Paid[]): { least: number; most: number } | null {
  const shares = payouts.flatMap(({ royaltyRates }) => royaltyRates.map((rate) => 1 - rate / 100));
  return shares.length === 0 ? null : { least: Math.min(...shares), most: Math.max(...shares) };
}
