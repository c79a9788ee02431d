import { defineItem, isOnlyHere, type ShownOf } from '@/entities/outbox';
import { concertCountries, concertStatuses } from '@/shared/contract/concert-choices.ts';
import type { Concert } from '@/shared/contract/concert.ts';
import { stagedFile } from '@/shared/contract/staged-file.ts';
import { getZone } from '@/shared/rules/venue-time.ts';
import { venueZones } from '@/shared/rules/venue-zones.ts';
import type { ConcertSent, ConcertTyped, NewConcert } from './concert-rules';

const states = ['waiting', ...concertStatuses] as const;

/** A new concert with the most common choices. */
const empty: ConcertTyped = {
  title: '',
  venue: '',
  city: '',
  country: 'ES',
  timeZone: '',
  date: '',
  time: '',
  doors: '',
  capacity: '',
  ticketPriceMin: '',
  ticketPriceMax: '',
  isFree: false,
  currency: 'EUR',
  description: '',
  supportingActs: '',
  ageRestriction: '18+',
  ticketUrl: '',
  venueImage: '',
  fanClubPresale: false,
  presaleCode: '',
  ticketsSold: '',
  isOnSale: false,
};

export const concertFields = Object.keys(empty) as (keyof ConcertTyped)[];

/** Concerts; adding one sends no request of its own. See docs/product/concerts.md. */
export const concertItem = defineItem<
  NewConcert,
  Concert,
  ConcertTyped,
  ConcertSent,
  (typeof states)[number]
>({
  act: 'create-concert',
  address: 'promotion/concerts/artist',
  load: () => import('./concert-rules'),
  empty: () => empty,
  local: ['fileKey', 'ticketsSold', 'isOnSale'],
  // Announced, without sales.
  toThing: ({ fileKey: _, ticketPriceMin: min, ticketPriceMax: max, currency, ...concert }) => ({
    ...concert,
    ticketsSold: 0,
    status: 'announced',
    ticketPrice: { min, max, currency },
  }),
  toSent: ({ ticketPrice: { min, max, currency }, ...concert }) => {
    const country = concertCountries.find((each) => each === concert.country) ?? 'ES';
    const timeZone = venueZones[country].find((zone) => zone === concert.timeZone);
    return {
      isFree: concert.isFree ?? false,
      ticketPriceMin: min,
      ticketPriceMax: max,
      currency,
      timeZone: timeZone === getZone(country, concert.city) ? undefined : timeZone,
      isOnSale: concert.status !== 'announced',
    };
  },
  getFiles: ({ fileKey }) => [
    {
      key: fileKey,
      address: 'promotion/uploads/concert-picture',
      answer: 'picture',
      field: 'venueImage',
      toName: (hash) => `${stagedFile}${hash}`,
      mayBeGone: true,
    },
  ],
  getName: ({ title }) => title,
  getSearched: ({ title, venue, city }) => [title, venue, city],
  states: {
    order: states,
    of: ({ thing, pending }) => (isOnlyHere(pending) ? 'waiting' : thing.status),
  },
});

/** A concert of the server, or of this device with its delivery. */
export type ShownConcert = ShownOf<typeof concertItem>;

/** The fields of a concert as they are delivered. */
export const settle = (sent: ConcertSent) => ({
  ...sent,
  // Older servers do not know the field.
  isFree: sent.isFree || undefined,
  ...(sent.isFree && { ticketPriceMin: 0, ticketPriceMax: 0 }),
  // Without a presale its code is dropped.
  presaleCode: sent.fanClubPresale ? sent.presaleCode : '',
});

/** The fields of a change. */
export const toChange = (sent: ConcertSent) => ({
  ...settle(sent),
  // Clearing a choice is a change too.
  timeZone: sent.timeZone ?? getZone(sent.country, sent.city),
});
