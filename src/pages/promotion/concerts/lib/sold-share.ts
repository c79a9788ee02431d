import type { Concert } from '@/shared/contract/concert.ts';

/**
 * Percent of the capacity that is sold, rounded; null where the capacity is unknown. See
 * docs/product/concerts.md.
 */
export const soldPercent = ({
  ticketsSold,
  capacity,
}: Pick<Concert, 'ticketsSold' | 'capacity'>): number | null =>
  capacity === 0 ? null : Math.round((ticketsSold / capacity) * 100);

export const isToCome = ({ status }: Pick<Concert, 'status'>): boolean =>
  status !== 'completed' && status !== 'cancelled';

type Sold = Pick<Concert, 'ticketsSold' | 'ticketPrice' | 'isFree' | 'status'>;

/**
 * Estimated revenue at the middle of the two prices, in the concert's currency. Null without a
 * price, and where tickets were refunded. See docs/product/concerts.md.
 */
export function getRevenue({ ticketsSold, ticketPrice, isFree, status }: Sold): number | null {
  const prices = [ticketPrice.min, ticketPrice.max].filter((price) => price > 0);
  if (status === 'cancelled' || (prices.length === 0 && !isFree)) return null;
  const middle = prices.reduce((sum, price) => sum + price, 0) / Math.max(prices.length, 1);
  return ticketsSold * middle;
}
