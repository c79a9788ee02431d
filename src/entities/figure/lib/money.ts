/** What the formulas of earnings are made of. See docs/product/figures.md, 'Money'. */
const nextPaymentShare = 0.7;
const growth = 1.15;

/** What is paid next of a month's earnings, the label having taken its commission. An estimate. */
export const nextPayment = (monthlyEarnings: number): number => monthlyEarnings * nextPaymentShare;

/** What the month that follows may bring. An estimate. */
export const projection = (monthlyEarnings: number): number => monthlyEarnings * growth;

/** The mean of the twelve months of a total. */
export const monthlyMean = (totalEarnings: number): number => totalEarnings / 12;

type Earned = { earnings: number; streams: number };

/** What a thousand streams bring; null where there are none. */
export const perThousand = ({ earnings, streams }: Earned): number | null =>
  streams === 0 ? null : (earnings / streams) * 1_000;

/** What a stream brought in the mean of all; null where there are none. */
export function perStream(parts: readonly Earned[]): number | null {
  const streams = parts.reduce((sum, part) => sum + part.streams, 0);
  const earnings = parts.reduce((sum, part) => sum + part.earnings, 0);
  return streams === 0 ? null : earnings / streams;
}
