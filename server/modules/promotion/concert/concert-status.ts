import type { ConcertStatus } from '#contract/concert.ts';

type ConcertState = {
  status: ConcertStatus;
  isOnSale: boolean;
  ticketsSold: number;
  capacity: number;
  endsAt: Date;
};

/**
 * A concert is completed at the end of its day, and sold out by its tickets while they are on
 * sale. See docs/product/concerts.md.
 */
export function getStatus(concert: ConcertState, now: Date): ConcertStatus {
  const { status, isOnSale, ticketsSold, capacity, endsAt } = concert;
  if (status === 'cancelled') return 'cancelled';
  if (endsAt <= now) return 'completed';
  if (!isOnSale) return 'announced';
  return capacity > 0 && ticketsSold >= capacity ? 'sold_out' : 'on_sale';
}
