import * as z from 'zod/mini';
import { concertLimits } from '@/shared/contract/concert-choices.ts';
import { changeConcertBodySchema, concertFormSchema } from '@/shared/contract/concert.ts';
import { getStartDay } from '@/shared/rules/start-day.ts';
import { dayIn, toMoment, getVenueZone } from '@/shared/rules/venue-time.ts';
import { allVenueZones } from '@/shared/rules/venue-zones.ts';
import { typedOrUnsaid } from '@/shared/lib/form';
import { toNames } from '../lib/to-names';

const { shape } = changeConcertBodySchema;

const typed = z.object({
  ...z.omit(changeConcertBodySchema, { version: true }).shape,
  date: z.pipe(z.string().check(z.minLength(1)), shape.date),
  /** Empty for the city's own time zone. */
  timeZone: z.codec(z.enum([...allVenueZones, '']), z.optional(z.enum(allVenueZones)), {
    decode: (zone) => zone || undefined,
    encode: (zone) => zone ?? '',
  }),
  capacity: typedOrUnsaid(shape.capacity, 0),
  ticketPriceMin: typedOrUnsaid(shape.ticketPriceMin, 0),
  ticketPriceMax: typedOrUnsaid(shape.ticketPriceMax, 0),
  ticketsSold: typedOrUnsaid(shape.ticketsSold, 0),
  isFree: z.boolean(),
  /** One name per line. */
  supportingActs: z.codec(z.string(), shape.supportingActs, {
    decode: toNames,
    encode: (names) => names.join('\n'),
  }),
});

export type ConcertTyped = z.input<typeof typed>;
export type ConcertSent = z.output<typeof typed>;

/** Checks fields against each other and against the venue's calendar. */
function* findFaults(sent: ConcertSent, formerDay: string | null) {
  const { date, time, doors, capacity, ticketPriceMin, ticketPriceMax, isFree } = sent;
  const zone = getVenueZone(sent);
  const today = dayIn(zone, new Date());
  if (date < today && date !== formerDay) yield ['date', 'past'] as const;
  if (Number(date.slice(0, 4)) > Number(today.slice(0, 4)) + concertLimits.yearsAhead)
    yield ['date', 'far'] as const;
  // The night when clocks go forward lacks an hour.
  const startDay = getStartDay(sent);
  if (startDay === null) yield ['time', 'beforeDoors'] as const;
  else if (time !== '' && toMoment(startDay, time, zone) === null)
    yield ['time', 'skipped'] as const;
  if (doors !== '' && toMoment(date, doors, zone) === null) yield ['doors', 'skipped'] as const;
  // A minimum alone means «from»; prices do not count for free concerts.
  if (!isFree && ticketPriceMax > 0 && ticketPriceMin > ticketPriceMax)
    yield ['ticketPriceMax', 'belowMin'] as const;
  if (sent.ticketsSold > capacity) yield ['capacity', 'belowSold'] as const;
}

/**
 * The rules of a concert. See docs/product/concerts.md.
 *
 * @param formerDay the day of a delivered concert, which may be past
 */
export const rulesFor = (formerDay: string | null) =>
  typed.check(({ value, issues }) => {
    for (const [field, message] of findFaults(value, formerDay))
      issues.push({ code: 'custom', input: value, path: [field], message });
  });

export const rules = rulesFor(null);

/** A concert on this device. */
export const stored = z.object({
  ...concertFormSchema.shape,
  id: z.string(),
  /** Key of its picture on the device; null without one. */
  fileKey: z.nullable(z.string()),
  /** Of the form; only a delivered concert sends them. */
  ticketsSold: z.optional(shape.ticketsSold),
  isOnSale: z.optional(shape.isOnSale),
});

export type NewConcert = z.output<typeof stored>;
