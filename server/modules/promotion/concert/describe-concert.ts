import type { Concert, UpcomingConcert } from '#contract/concert.ts';
import { getPicture } from './concert-picture.ts';
import { getStatus } from './concert-status.ts';
import type { ConcertRow } from './concert.repository.ts';

const common = (row: ConcertRow) => ({
  id: row.id,
  title: row.title,
  venue: row.venue,
  city: row.city,
  country: row.country,
  date: row.date,
  time: row.time,
  doors: row.doors,
  timeZone: row.timeZone,
  ticketPrice: { min: row.priceMin, max: row.priceMax, currency: row.currency },
  isFree: row.isFree,
  ticketUrl: row.ticketUrl,
  venueImage: getPicture(row),
  description: row.description,
  supportingActs: row.supportingActs,
  ageRestriction: row.ageRestriction,
  fanClubPresale: row.fanClubPresale,
});

export const describeConcert = (row: ConcertRow, now: Date): Concert => ({
  ...common(row),
  capacity: row.capacity,
  ticketsSold: row.ticketsSold,
  status: getStatus(row, now),
  presaleCode: row.presaleCode,
  ...(row.isSuspended && { isResting: true }),
  version: row.version,
});

/** Upcoming ones first, soonest first; then past ones, latest first. */
export function inOrder(concerts: readonly Concert[]): Concert[] {
  const isOver = ({ status }: Concert) => status === 'completed' || status === 'cancelled';
  return [
    ...concerts.filter((concert) => !isOver(concert)),
    ...concerts.filter(isOver).toReversed(),
  ];
}

export function describeUpcoming(
  row: ConcertRow,
  { now, isFan }: { now: Date; isFan: boolean },
): UpcomingConcert | null {
  const status = getStatus(row, now);
  if (status === 'completed' || status === 'cancelled') return null;
  const { startsAt, presaleCode } = row;
  return {
    ...common(row),
    status,
    startsAt: startsAt?.toISOString() ?? null,
    ...(isFan && presaleCode !== '' && { presaleCode }),
  };
}
