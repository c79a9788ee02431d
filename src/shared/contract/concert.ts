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
import { allVenueZones } from '../rules/venue-zones.ts';

const { nameMax, textMax, addressMax, codeMax, actsMax, capacityMax, priceMax } = concertLimits;

/** Local time, `hh:mm`; empty if unknown. */
const timeSchema = z.string();

/** 0 if unknown; `isFree` marks a free concert. */
const priceSchema = z.object({ min: countSchema, max: countSchema, currency: z.string() });

/** Absent in older servers. */
const isFreeSchema = z.optional(z.boolean());

export const concertSchema = z.object({
  id: idSchema,
  artistId: z.optional(idSchema),
  title: z.string(),
  venue: z.string(),
  city: z.string(),
  /** ISO 3166 code, or a name. */
  country: z.string(),
  date: daySchema,
  time: timeSchema,
  doors: timeSchema,
  capacity: countSchema,
  ticketsSold: countSchema,
  status: z.enum(concertStatuses),
  ticketPrice: priceSchema,
  isFree: isFreeSchema,
  ticketUrl: z.string(),
  venueImage: z.string(),
  description: z.string(),
  supportingActs: z.array(z.string()),
  ageRestriction: z.string(),
  fanClubPresale: z.boolean(),
  presaleCode: z.string(),
  timeZone: z.optional(z.string()),
  /** Hidden, because the owner is suspended. */
  isResting: z.optional(z.boolean()),
  version: z.optional(countSchema),
});

/** Upcoming ones first. */
export const concertListSchema = z.array(concertSchema);

const currencyStatsSchema = z.object({
  currency: z.string(),
  revenue: z.number(),
  averageTicketPrice: z.number(),
  ticketsSold: countSchema,
});

export const tourStatsSchema = z.object({
  totalConcerts: countSchema,
  totalCapacity: countSchema,
  totalSold: countSchema,
  totalRevenue: z.number(),
  averageTicketPrice: z.number(),
  selloutRate: z.number(),
  topCities: z.array(
    z.object({
      city: z.string(),
      country: z.optional(z.string()),
      sales: countSchema,
    }),
  ),
  /** Most tickets first. */
  byCurrency: z.optional(z.array(currencyStatsSchema)),
});

const nameSchema = z.string().check(trimLine(), z.maxLength(nameMax));
const requiredSchema = nameSchema.check(z.minLength(1));
const wallTimeSchema = z
  .string()
  .check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/), z.maxLength(5));
const wholePriceSchema = countSchema.check(z.maximum(priceMax));

export const concertFormSchema = z.strictObject({
  title: requiredSchema,
  venue: requiredSchema,
  city: nameSchema,
  country: z.enum(concertCountries),
  date: givenDaySchema,
  time: wallTimeSchema,
  doors: wallTimeSchema,
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
  venueImage: z.string().check(trimUnseen(), z.maxLength(addressMax)),
  fanClubPresale: z.boolean(),
  presaleCode: z.string().check(trimLine(), z.maxLength(codeMax)),
});

export const deliveredConcertSchema = z.extend(deliveredSchema, concertFormSchema.shape);

export const changeConcertBodySchema = z.extend(concertFormSchema, {
  ticketsSold: countSchema.check(z.maximum(capacityMax)),
  isOnSale: z.boolean(),
  /** A newer version is not overwritten. */
  version: z.optional(countSchema),
});

export const seenConcertQuerySchema = z.strictObject({
  version: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(wholeMax))),
});

export const concertPictureSchema = z.object({ picture: contentSchema });

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
  /** UTC; null if unknown. */
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
  presaleCode: z.optional(z.string()),
});

export type ConcertStatus = (typeof concertStatuses)[number];
export type Concert = z.infer<typeof concertSchema>;
export type TourStats = z.infer<typeof tourStatsSchema>;
export type ConcertForm = z.infer<typeof concertFormSchema>;
export type DeliveredConcert = z.infer<typeof deliveredConcertSchema>;
export type ChangeConcertBody = z.infer<typeof changeConcertBodySchema>;
export type UpcomingConcert = z.infer<typeof upcomingConcertSchema>;
