import {
  ageRestrictions,
  concertCountries,
  concertCurrencies,
} from '@/shared/contract/concert-choices.ts';
import type { Concert, ConcertForm } from '@/shared/contract/concert.ts';
import { getZone } from '@/shared/contract/venue-time.ts';
import { venueZones } from '@/shared/contract/venue-zones.ts';
import { formSchema } from '@/shared/lib/form';
import type { ConcertSent, ConcertTyped } from './concert-rules';
import type { NewConcert } from './concert-tool';

export const concertSchema = (formerDay: string | null) =>
  formSchema<ConcertTyped, ConcertSent>(async () =>
    (await import('./concert-rules')).concertRules(formerDay),
  );

/** A new concert with the most common choices. */
export const emptyConcert: ConcertTyped = {
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

export const concertFields = Object.keys(emptyConcert) as (keyof ConcertTyped)[];

/** Unknown values of the server become the default. */
const offered: { readonly [field: string]: readonly unknown[] } = {
  country: concertCountries,
  currency: concertCurrencies,
  ageRestriction: ageRestrictions,
};

function toText(value: unknown) {
  if (Array.isArray(value)) return value.join('\n');
  // An amount of 0 means unknown.
  return typeof value === 'number' ? String(value || '') : value;
}

export function toTyped(of: NewConcert | Concert): ConcertTyped {
  const fields: { [field: string]: unknown } = 'ticketPrice' in of ? toFormFields(of) : of;
  const typed = concertFields.map((field) => {
    const value = toText(fields[field] ?? emptyConcert[field]);
    return [field, (offered[field]?.includes(value) ?? true) ? value : emptyConcert[field]];
  });
  return Object.fromEntries(typed) as ConcertTyped;
}

/** A concert of the server as form values. */
function toFormFields({ ticketPrice: { min, max, currency }, ...concert }: Concert) {
  const country = concertCountries.find((each) => each === concert.country) ?? 'ES';
  const byCity = getZone(country, concert.city);
  const timeZone = venueZones[country].find((zone) => zone === concert.timeZone);
  return {
    ...concert,
    ticketPriceMin: min,
    ticketPriceMax: max,
    currency,
    timeZone: timeZone === byCity ? '' : timeZone,
    isOnSale: concert.status !== 'announced',
  };
}

/** The delivered form of a new concert. */
export function toForm({
  ticketsSold: _,
  isOnSale: __,
  isFree,
  ...sent
}: ConcertSent): ConcertForm {
  return {
    ...sent,
    // Older servers do not know the field.
    isFree: isFree || undefined,
    ...(isFree && { ticketPriceMin: 0, ticketPriceMax: 0 }),
    // Without a presale its code is dropped.
    presaleCode: sent.fanClubPresale ? sent.presaleCode : '',
  };
}

/** The fields of a change. */
export const toChange = (sent: ConcertSent) => ({
  ...toForm(sent),
  // Clearing a choice is a change too.
  timeZone: sent.timeZone ?? getZone(sent.country, sent.city),
  ticketsSold: sent.ticketsSold,
  isOnSale: sent.isOnSale,
});
