import type { NewConcert } from '@/features/create-concert';
import {
  ageRestrictions,
  concertCountries,
  concertCurrencies,
} from '@/shared/contract/concert-choices.ts';
import type { Concert, ConcertForm } from '@/shared/contract/concert.ts';
import { zoneOf } from '@/shared/contract/venue-time.ts';
import { type VenueZone, venueZones } from '@/shared/contract/venue-zones.ts';
import { readNumber } from '@/shared/lib/format';

/** What is filled in of a concert, as it is typed. */
export type ConcertValues = {
  title: string;
  venue: string;
  city: string;
  country: (typeof concertCountries)[number];
  /** One that was chosen; empty where it is the one that the city tells. */
  timeZone: VenueZone | '';
  date: string;
  time: string;
  doors: string;
  capacity: string;
  ticketPriceMin: string;
  ticketPriceMax: string;
  /** It costs nothing: prices that were typed before do not count. */
  isFree: boolean;
  currency: (typeof concertCurrencies)[number];
  description: string;
  /** Names, one in a line. */
  supportingActs: string;
  ageRestriction: (typeof ageRestrictions)[number];
  ticketUrl: string;
  venueImage: string;
  fanClubPresale: boolean;
  presaleCode: string;
  /** Of a delivered concert alone, as is what follows. */
  ticketsSold: string;
  isOnSale: boolean;
  /** The day that it has, which may be over; empty for a new one. */
  before: string;
};

/** A new concert, with the choices that most make. */
export const emptyConcert: ConcertValues = {
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
  ticketsSold: '0',
  isOnSale: false,
  before: '',
};

/** The names in a text, one in a line, each once. */
export const actsIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** Nothing typed is 0, which is not said. */
export const wholeOf = (text: string): number => readNumber(text) ?? 0;

/** What is sent of what was typed. */
export function filledOf(values: ConcertValues): ConcertForm {
  const { ticketsSold: _, isOnSale: __, before: ___, isFree, timeZone, ...form } = values;
  return {
    ...form,
    ...(timeZone !== '' && { timeZone }),
    capacity: wholeOf(form.capacity),
    ticketPriceMin: isFree ? 0 : wholeOf(form.ticketPriceMin),
    ticketPriceMax: isFree ? 0 : wholeOf(form.ticketPriceMax),
    // A server that knows no such word hears none.
    ...(isFree && { isFree }),
    supportingActs: actsIn(form.supportingActs),
    // Without a presale there is nothing to open with it.
    presaleCode: form.fanClubPresale ? form.presaleCode : '',
  };
}

/** What is changed of a concert that was delivered. */
export const changeOf = (values: ConcertValues) => ({
  ...filledOf(values),
  // A choice that was taken back is one as well.
  timeZone: values.timeZone || zoneOf(values.country, values.city),
  ticketsSold: wholeOf(values.ticketsSold),
  isOnSale: values.isOnSale,
});

const typed = (value: number) => (value === 0 ? '' : String(value));

/** The form of a concert of this device. */
export function valuesOfNew({ id: _, fileKey: __, ...form }: NewConcert): ConcertValues {
  return {
    ...emptyConcert,
    ...form,
    timeZone: form.timeZone ?? '',
    isFree: form.isFree === true,
    capacity: typed(form.capacity),
    ticketPriceMin: typed(form.ticketPriceMin),
    ticketPriceMax: typed(form.ticketPriceMax),
    supportingActs: form.supportingActs.join('\n'),
  };
}

const among = <Known extends string>(all: readonly Known[], value: string, usual: Known) =>
  all.find((each) => each === value) ?? usual;

/** The form of a concert that was delivered. What a server says and the form does not offer becomes the usual choice. */
export function valuesOf(concert: Concert): ConcertValues {
  const { title, venue, city, date, time, doors, description, ticketUrl, venueImage } = concert;
  const country = among(concertCountries, concert.country, emptyConcert.country);
  const byCity = zoneOf(country, city);
  return {
    country,
    timeZone:
      venueZones[country].find((zone) => zone === concert.timeZone && zone !== byCity) ?? '',
    currency: among(concertCurrencies, concert.ticketPrice.currency, emptyConcert.currency),
    ageRestriction: among(ageRestrictions, concert.ageRestriction, emptyConcert.ageRestriction),
    title,
    venue,
    city,
    date,
    time,
    doors,
    description,
    ticketUrl,
    venueImage,
    capacity: typed(concert.capacity),
    ticketPriceMin: typed(concert.ticketPrice.min),
    ticketPriceMax: typed(concert.ticketPrice.max),
    isFree: concert.isFree === true,
    supportingActs: concert.supportingActs.join('\n'),
    fanClubPresale: concert.fanClubPresale,
    presaleCode: concert.presaleCode,
    ticketsSold: String(concert.ticketsSold),
    isOnSale: concert.status !== 'announced',
    before: date,
  };
}
