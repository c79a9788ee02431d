import type { ConcertStatus } from '#contract/concert.ts';

type Facts = {
  status: ConcertStatus;
  isOnSale: boolean;
  ticketsSold: number;
  capacity: number;
  endsAt: Date;
};

/**
 * What a concert is at a moment. Cancelled stays so; the end of its day completes it; whether it is sold out is told by its
 * tickets, as long as they are on sale. See docs/product/concerts.md.
 */
export function statusOf(facts: Facts, now: Date): ConcertStatus {
  const { status, isOnSale, ticketsSold, capacity, endsAt } = facts;
  if (status === 'cancelled') return 'cancelled';
  if (endsAt <= now) return 'completed';
  if (!isOnSale) return 'announced';
  return capacity > 0 && ticketsSold >= capacity ? 'sold_out' : 'on_sale';
}
