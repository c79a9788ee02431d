/** See docs/product/figures.md, 'Money'. */
const nextPaymentShare = 0.7;
const growth = 1.15;

/** An estimate in euros, after the label's commission. */
export const nextPayment = (monthlyEarnings: number): number => monthlyEarnings * nextPaymentShare;

/** An estimate in euros. */
export const projection = (monthlyEarnings: number): number => monthlyEarnings * growth;

export const monthlyMean = (totalEarnings: number): number => totalEarnings / 12;

type Earned = { earnings: number; streams: number };

/** Null without streams. */
export const perThousand = ({ earnings, streams }: Earned): number | null =>
  streams === 0 ? null : (earnings / streams) * 1_000;

/** Null without streams. */
export function perStream(parts: readonly Earned[]): number | null {
  const streams = parts.reduce((sum, part) => sum + part.streams, 0);
  const earnings = parts.reduce((sum, part) => sum + part.earnings, 0);
  return streams === 0 ? null : earnings / streams;
}
