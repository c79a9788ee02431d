import type { Concert } from '@/shared/contract/concert.ts';

/** Percent of the room that is sold, rounded; null where nobody said how large it is. See docs/product/concerts.md. */
export const soldPercent = ({
  ticketsSold,
  capacity,
}: Pick<Concert, 'ticketsSold' | 'capacity'>): number | null =>
  capacity === 0 ? null : Math.round((ticketsSold / capacity) * 100);

/** Whether a concert is still to come. */
export const isToCome = ({ status }: Pick<Concert, 'status'>): boolean =>
  status !== 'completed' && status !== 'cancelled';

type Sold = Pick<Concert, 'ticketsSold' | 'ticketPrice' | 'isFree' | 'status'>;

/**
 * What its tickets come to, at the middle of the two prices: an estimate in its currency. Null where no price was said, and
 * where the tickets were given back. See docs/product/concerts.md.
 */
export function getRevenue({ ticketsSold, ticketPrice, isFree, status }: Sold): number | null {
  const said = [ticketPrice.min, ticketPrice.max].filter((price) => price > 0);
  if (status === 'cancelled' || (said.length === 0 && !isFree)) return null;
  const middle = said.reduce((sum, price) => sum + price, 0) / Math.max(said.length, 1);
  return ticketsSold * middle;
}
