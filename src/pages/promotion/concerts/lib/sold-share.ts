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
