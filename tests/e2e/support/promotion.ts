import type { ConcertForm } from '#contract/concert.ts';

/** A day by its distance from today, in UTC. */
export const day = (ahead: number): string =>
  new Date(Date.now() + ahead * 24 * 3_600_000).toISOString().slice(0, 10);

/** A complete concert. */
export const concert: ConcertForm = {
  title: 'Gira del faro',
  venue: 'Sala Sol',
  city: 'Madrid',
  country: 'ES',
  date: day(90),
  time: '21:00',
  doors: '20:00',
  capacity: 100,
  ticketPriceMin: 20,
  ticketPriceMax: 30,
  currency: 'EUR',
  description: '',
  supportingActs: [],
  ageRestriction: '18+',
  ticketUrl: '',
  venueImage: '',
  fanClubPresale: false,
  presaleCode: '',
};
