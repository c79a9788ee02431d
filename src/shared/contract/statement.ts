import * as z from 'zod/mini';
import { figureCountries, figureSources } from './codes.ts';
import { daySchema, idSchema, instantSchema, namedReferenceSchema } from './primitives.ts';

/** A month in UTC, `yyyy-mm`. */
export const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** Euros, to the cent. */
const centsSchema = z.number();

/** Euros, to the millionth; of a correction also less than none. */
const eurosSchema = z.number();

/** Counted plays; of a correction also fewer than none. */
const streamsSchema = z.int();

export const payoutStatusSchema = z.enum(['paid', 'pending']);

/** `carried` where a statement leaves nothing to pay, and the next one is asked for what is lacking. */
export const statementStatusSchema = z.union([payoutStatusSchema, z.literal('carried')]);

/**
 * What an artist is paid for a month, by their label or, without one, directly. `date` is the day on which it was paid,
 * or on which it is due, null where nothing is; the three parts add up to `amount`. See docs/product/payments.md.
 */
export const paymentSchema = z.object({
  /** Of the statement that it belongs to. */
  id: idSchema,
  date: z.nullable(daySchema),
  amount: centsSchema,
  period: monthSchema,
  status: statementStatusSchema,
  /** Who pays: the name of the label, null where the artist had none. A server may leave it out. */
  label: z.optional(z.nullable(z.string())),
  /** What is taken off the next payment of the same label: zero or less. A server may leave it out. */
  lacking: z.optional(centsSchema),
  breakdown: z.object({ streaming: centsSchema, playlists: centsSchema, radio: centsSchema }),
});

/** The newest month first. */
export const paymentsSchema = z.array(paymentSchema);

/** SHA-256 in hexadecimal digits. */
const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const partSchema = { streams: streamsSchema, earnings: eurosSchema };

/**
 * A closed month of an artist, taken apart: the lines add up to `earnings` and `payable`; so do tracks, countries and sources to
 * the earnings and streams, each way by itself. It never changes, but for `status` and `date`.
 */
export const statementSchema = z.object({
  id: idSchema,
  period: monthSchema,
  artist: namedReferenceSchema,
  /** Null where the artist had none. */
  label: z.nullable(z.string()),
  issuedAt: instantSchema,
  status: statementStatusSchema,
  /** On which it was paid, or is due; null where nothing is. */
  date: z.nullable(daySchema),
  /** Of its link in the chain; null until it has one. */
  hash: z.nullable(hashSchema),
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
      /** Counted here, or elsewhere and imported; or what sharing by listener gives or takes. */
      origin: z.enum(['here', 'elsewhere', 'listeners']),
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

/** The hash that a paper bears. */
export const sealQuerySchema = z.strictObject({ hash: hashSchema });

/** Whether the statement says today what it said when the hash was made. */
export const sealSchema = z.object({ isRight: z.boolean() });

export type PayoutStatus = z.infer<typeof payoutStatusSchema>;
export type Payment = z.infer<typeof paymentSchema>;
export type Statement = z.infer<typeof statementSchema>;
export type Seal = z.infer<typeof sealSchema>;
