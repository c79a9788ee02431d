import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import {
  ageRestrictions,
  concertCountries,
  concertCurrencies,
  concertLimits,
  concertStatuses,
  isPublicAddress,
} from './concert-choices.ts';
import { deliveredSchema } from './delivery.ts';
import {
  contentSchema,
  countSchema,
  daySchema,
  idSchema,
  givenDaySchema,
  wholeMax,
} from './primitives.ts';
import { allVenueZones } from './venue-zones.ts';

const { nameMax, textMax, addressMax, codeMax, actsMax, capacityMax, priceMax } = concertLimits;

/** Time of day at the venue, `hh:mm`; empty where none was said yet. */
const timeSchema = z.string();

/** An amount that is 0 was not said; whether it costs nothing is a word of its own. */
const priceSchema = z.object({ min: countSchema, max: countSchema, currency: z.string() });

/** It costs nothing. A server or a device that knows no such word leaves it out. */
const isFreeSchema = z.optional(z.boolean());

/** A concert as its artist has it. */
export const concertSchema = z.object({
  id: idSchema,
  /** Whose it is, where a label asked for those of all its artists. */
  artistId: z.optional(idSchema),
  title: z.string(),
  venue: z.string(),
  city: z.string(),
  /** ISO 3166 code, or a name. */
  country: z.string(),
  /** Day, time and doors as the clock at the venue shows them. */
  date: daySchema,
  time: timeSchema,
  doors: timeSchema,
  /** 0 where it was not said. */
  capacity: countSchema,
  ticketsSold: countSchema,
  status: z.enum(concertStatuses),
  ticketPrice: priceSchema,
  isFree: isFreeSchema,
  /** Where tickets are sold, of the web; empty where nothing was said. */
  ticketUrl: z.string(),
  /** Address of a picture, here or somewhere else; empty where there is none. */
  venueImage: z.string(),
  description: z.string(),
  supportingActs: z.array(z.string()),
  ageRestriction: z.string(),
  fanClubPresale: z.boolean(),
  presaleCode: z.string(),
  /** IANA zone of the venue. A server that knows none leaves it out. */
  timeZone: z.optional(z.string()),
  /** Stopped with the account that set it going: listeners do not find it. Left out otherwise. */
  isResting: z.optional(z.boolean()),
  /** Rises with each change. A server that counts none leaves it out. */
  version: z.optional(countSchema),
});

/** The next ones first, the nearest in time at the beginning; then what is over, the latest first. */
export const concertListSchema = z.array(concertSchema);

/** Sums in one currency. */
const currencyStatsSchema = z.object({
  currency: z.string(),
  revenue: z.number(),
  averageTicketPrice: z.number(),
  ticketsSold: countSchema,
});

/** What all concerts of an artist come to. Money is in the currency that most of it was sold in. */
export const tourStatsSchema = z.object({
  totalConcerts: countSchema,
  totalCapacity: countSchema,
  totalSold: countSchema,
  totalRevenue: z.number(),
  averageTicketPrice: z.number(),
  /** Percent of the concerts that are sold out. */
  selloutRate: z.number(),
  /** By tickets, the most sold first. */
  topCities: z.array(
    z.object({
      city: z.string(),
      /** A server may leave it out. */
      country: z.optional(z.string()),
      sales: countSchema,
    }),
  ),
  /** By currency, the most tickets first: `totalRevenue` is of the first. A server may leave it out. */
  byCurrency: z.optional(z.array(currencyStatsSchema)),
});

const nameSchema = z.string().check(trimLine(), z.maxLength(nameMax));
const requiredSchema = nameSchema.check(z.minLength(1));
const wallTimeSchema = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/));
const wholePriceSchema = countSchema.check(z.maximum(priceMax));

/** What an artist says of a concert. */
export const concertFormSchema = z.strictObject({
  title: requiredSchema,
  venue: requiredSchema,
  city: nameSchema,
  country: z.enum(concertCountries),
  date: givenDaySchema,
  time: wallTimeSchema,
  doors: wallTimeSchema,
  /** One of the country's, where it is not the one that the city tells. */
  timeZone: z.optional(z.enum(allVenueZones)),
  capacity: countSchema.check(z.maximum(capacityMax)),
  ticketPriceMin: wholePriceSchema,
  ticketPriceMax: wholePriceSchema,
  isFree: isFreeSchema,
  currency: z.enum(concertCurrencies),
  description: z.string().check(trimUnseen(), z.maxLength(textMax)),
  supportingActs: z
    .array(z.string().check(trimLine(), z.minLength(1), z.maxLength(nameMax)))
    .check(z.maxLength(actsMax)),
  ageRestriction: z.enum(ageRestrictions),
  ticketUrl: z.string().check(
    trimUnseen(),
    z.maxLength(addressMax),
    z.refine((text) => text === '' || isPublicAddress(text)),
  ),
  /** Empty, an address of the web, `staged:` and a hash, or the path that the concert has. */
  venueImage: z.string().check(trimUnseen(), z.maxLength(addressMax)),
  fanClubPresale: z.boolean(),
  presaleCode: z.string().check(trimLine(), z.maxLength(codeMax)),
});

/** A concert as a device delivers it. */
export const deliveredConcertSchema = z.extend(deliveredSchema, concertFormSchema.shape);

/** What is changed of a concert that was delivered: all of it. */
export const changeConcertBodySchema = z.extend(concertFormSchema, {
  ticketsSold: countSchema.check(z.maximum(capacityMax)),
  isOnSale: z.boolean(),
  /** The one that the editor has seen: what was changed meanwhile is not written over. */
  version: z.optional(countSchema),
});

/** What is said with the end of a concert: the version that was looked at, since which nothing may have changed. */
export const seenConcertQuerySchema = z.strictObject({
  version: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(wholeMax))),
});

export const concertPictureSchema = z.object({ picture: contentSchema });

/** A concert that is still to come, for listeners. */
export const upcomingConcertSchema = z.object({
  id: idSchema,
  title: z.string(),
  venue: z.string(),
  city: z.string(),
  country: z.string(),
  date: daySchema,
  time: timeSchema,
  doors: timeSchema,
  timeZone: z.string(),
  /** The moment at which it begins, in UTC; null where no time was said. */
  startsAt: z.nullable(z.string()),
  status: z.enum(['announced', 'on_sale', 'sold_out']),
  ticketPrice: priceSchema,
  isFree: isFreeSchema,
  ticketUrl: z.string(),
  venueImage: z.string(),
  description: z.string(),
  supportingActs: z.array(z.string()),
  ageRestriction: z.string(),
  fanClubPresale: z.boolean(),
  /** For superfans and VIPs of the artist alone: the answer of everybody else has no such field. */
  presaleCode: z.optional(z.string()),
});

export type ConcertStatus = (typeof concertStatuses)[number];
export type Concert = z.infer<typeof concertSchema>;
export type TourStats = z.infer<typeof tourStatsSchema>;
export type ConcertForm = z.infer<typeof concertFormSchema>;
export type DeliveredConcert = z.infer<typeof deliveredConcertSchema>;
export type ChangeConcertBody = z.infer<typeof changeConcertBodySchema>;
export type UpcomingConcert = z.infer<typeof upcomingConcertSchema>;
