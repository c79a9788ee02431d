import type { LabelPayout } from '@/shared/contract/label-figures.ts';

/** What a label should keep of what its artists bring. See docs/product/label-dashboard.md. */
export const marginTarget = 0.25;

type Paid = Pick<LabelPayout, 'gross' | 'commission' | 'share' | 'royaltyRate'>;

/** What a month comes to for a label and its artists. */
export function sumPayouts(payouts: readonly Paid[]) {
  const sum = (amount: (payout: Paid) => number) =>
    payouts.reduce((total, payout) => total + amount(payout), 0);
  return {
    gross: sum(({ gross }) => gross),
    commission: sum(({ commission }) => commission),
    share: sum(({ share }) => share),
  };
}

/** What the label keeps, as a share of what was earned; null where nothing was. */
export function marginOf(payouts: readonly Paid[]): number | null {
  const { gross, commission } = sumPayouts(payouts);
  return gross <= 0 ? null : commission / gross;
}

/** The least and the greatest commission by contract, as shares; null where no contract says one. */
export function commissions(payouts: readonly Paid[]): { least: number; most: number } | null {
  const shares = payouts.flatMap(({ royaltyRate }) =>
    royaltyRate === null ? [] : 1 - royaltyRate / 100,
  );
  return shares.length === 0 ? null : { least: Math.min(...shares), most: Math.max(...shares) };
}
