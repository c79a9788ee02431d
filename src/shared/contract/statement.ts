import * as z from 'zod/mini';
import { figureCountries, figureSources } from './artist-figures.ts';
import { daySchema, idSchema, instantSchema } from './primitives.ts';

/** A month in UTC, `yyyy-mm`. */
export const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** Euros, to the cent. */
const centsSchema = z.number();

/** Euros, to the millionth; of a correction also less than none. */
const eurosSchema = z.number();

/** Counted plays; of a correction also fewer than none. */
const streamsSchema = z.int();

export const payoutStatusSchema = z.enum(['paid', 'pending']);

/**
 * What an artist is paid for a month, by their label or, without one, directly. `date` is the day on which it was paid,
 * or on which it is due; the three parts add up to `amount`. See docs/product/payments.md.
 */
export const paymentSchema = z.object({
  /** Of the statement that it belongs to. */
  id: idSchema,
  date: daySchema,
  amount: centsSchema,
  period: monthSchema,
  status: payoutStatusSchema,
  breakdown: z.object({ streaming: centsSchema, playlists: centsSchema, radio: centsSchema }),
});

/** The newest month first. */
export const paymentsSchema = z.array(paymentSchema);

const partSchema = { streams: streamsSchema, earnings: eurosSchema };

/**
 * A closed month of an artist, taken apart: the lines add up to `earnings` and `payable`; so do tracks, countries and sources to
 * the earnings and streams, each way by itself. It never changes.
 */
export const statementSchema = z.object({
  id: idSchema,
  period: monthSchema,
  /** Null where the artist had none. */
  label: z.nullable(z.string()),
  issuedAt: instantSchema,
  streams: streamsSchema,
  earnings: eurosSchema,
  /** The artist's part of it, rounded once. */
  payable: centsSchema,
  /** What statements before lack, zero or less; the payment is this and `payable`. */
  carried: centsSchema,
  lines: z.array(
    z.object({
      /** The month that it is of; an earlier one than the statement's is a correction. */
      period: monthSchema,
      /** Whether it was counted elsewhere and imported. */
      isElsewhere: z.boolean(),
      /** Percent of the earnings that are the artist's. */
      royaltyRate: z.number().check(z.minimum(0), z.maximum(100)),
      ...partSchema,
      amount: centsSchema,
    }),
  ),
  tracks: z.array(
    z.object({
      /** Null of all that no track is known of, or none any more. */
      id: z.nullable(idSchema),
      title: z.nullable(z.string()),
      ...partSchema,
    }),
  ),
  countries: z.array(z.object({ country: z.enum(figureCountries), ...partSchema })),
  sources: z.array(z.object({ source: z.enum(figureSources), ...partSchema })),
});

export type PayoutStatus = z.infer<typeof payoutStatusSchema>;
export type Payment = z.infer<typeof paymentSchema>;
export type Statement = z.infer<typeof statementSchema>;
