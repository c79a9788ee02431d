import * as z from 'zod/mini';
import { trimUnseen } from '@/shared/contract/written.ts';
import {
  ageRestrictions,
  concertCountries,
  concertCurrencies,
  concertLimits,
  isPublicAddress,
} from '@/shared/contract/concert-choices.ts';
import { startDayOf } from '@/shared/contract/start-day.ts';
import { dayIn, momentOf, venueZoneOf } from '@/shared/contract/venue-time.ts';
import { allVenueZones } from '@/shared/contract/venue-zones.ts';
import { readNumber } from '@/shared/lib/format';
import { actsIn, type ConcertValues, wholeOf } from './concert-values';

/** Keys of the page's catalogue, which the schema uses as messages. */
export type ConcertMessage = `form.error.${
  | 'title'
  | 'venue'
  | 'date'
  | 'long'
  | 'past'
  | 'far'
  | 'noTime'
  | 'beforeDoors'
  | 'whole'
  | 'capacity'
  | 'price'
  | 'prices'
  | 'sold'
  | 'address'
  | 'acts'}`;

const message = (key: ConcertMessage) => key;
const { nameMax, textMax, addressMax, codeMax, actsMax } = concertLimits;
const { capacityMax, priceMax, yearsAhead } = concertLimits;

const long = message('form.error.long');
const textOf = (most: number) => z.string().check(trimUnseen(), z.maxLength(most, long));
const requiredOf = (missing: ConcertMessage) => textOf(nameMax).check(z.minLength(1, missing));

/** Whole numbers as they are typed; nothing is none. */
const wholeSchema = (most: number, tooMany: ConcertMessage) =>
  z.string().check(
    trimUnseen(),
    z.refine((text) => text === '' || readNumber(text) !== undefined, {
      error: message('form.error.whole'),
      abort: true,
    }),
    z.refine((text) => wholeOf(text) <= most, tooMany),
  );

const addressSchema = textOf(addressMax).check(
  z.refine((text) => text === '' || isPublicAddress(text), message('form.error.address')),
);

/** A path of ours is the picture that a delivered concert has. */
const pictureSchema = textOf(addressMax).check(
  z.refine(
    (text) => text === '' || text.startsWith('/') || isPublicAddress(text),
    message('form.error.address'),
  ),
);

const fieldsSchema = z.object({
  title: requiredOf('form.error.title'),
  venue: requiredOf('form.error.venue'),
  city: textOf(nameMax),
  country: z.enum(concertCountries),
  timeZone: z.union([z.enum(allVenueZones), z.literal('')]),
  date: z.iso.date(message('form.error.date')),
  time: z.string(),
  doors: z.string(),
  capacity: wholeSchema(capacityMax, 'form.error.capacity'),
  ticketPriceMin: wholeSchema(priceMax, 'form.error.price'),
  ticketPriceMax: wholeSchema(priceMax, 'form.error.price'),
  isFree: z.boolean(),
  currency: z.enum(concertCurrencies),
  description: textOf(textMax),
  supportingActs: z.string().check(
    z.refine((text) => {
      const acts = actsIn(text);
      return acts.length <= actsMax && acts.every(({ length }) => length <= nameMax);
    }, message('form.error.acts')),
  ),
  ageRestriction: z.enum(ageRestrictions),
  ticketUrl: addressSchema,
  venueImage: pictureSchema,
  fanClubPresale: z.boolean(),
  presaleCode: textOf(codeMax),
  ticketsSold: wholeSchema(capacityMax, 'form.error.capacity'),
  isOnSale: z.boolean(),
  before: z.string(),
});

/** What one field says against another, or against the calendar of the venue. */
function* faultsOf(values: ConcertValues): Generator<[keyof ConcertValues, ConcertMessage]> {
  const { date, time, doors, before } = values;
  const zone = venueZoneOf(values);
  const today = dayIn(zone, new Date());
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    if (date < today && date !== before) yield ['date', 'form.error.past'];
    if (Number(date.slice(0, 4)) > Number(today.slice(0, 4)) + yearsAhead) {
      yield ['date', 'form.error.far'];
    }
    // The night on which clocks are put forward has an hour less.
    const startDay = startDayOf(values);
    if (startDay === null) yield ['time', 'form.error.beforeDoors'];
    else if (time !== '' && momentOf(startDay, time, zone) === null)
      yield ['time', 'form.error.noTime'];
    if (doors !== '' && momentOf(date, doors, zone) === null) yield ['doors', 'form.error.noTime'];
  }
  // A minimum alone is «from»; of what is free no price counts.
  const [least, most] = [wholeOf(values.ticketPriceMin), wholeOf(values.ticketPriceMax)];
  if (!values.isFree && most > 0 && least > most) {
    yield ['ticketPriceMax', 'form.error.prices'];
  }
  if (before !== '' && wholeOf(values.ticketsSold) > wholeOf(values.capacity)) {
    yield ['capacity', 'form.error.sold'];
  }
}

/** What an artist says of a concert. See docs/product/concerts.md. */
export const concertFormSchema = fieldsSchema.check((context) => {
  for (const [field, fault] of faultsOf(context.value)) {
    context.issues.push({ code: 'custom', input: context.value, path: [field], message: fault });
  }
});
