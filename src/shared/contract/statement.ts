import * as z from 'zod/mini';
import { figureCountries, figureSources } from './codes.ts';
import { daySchema, idSchema, instantSchema, namedReferenceSchema } from './primitives.ts';

/** A month in UTC, `yyyy-mm`. */
export const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** Euros, to the cent. */
const centsSchema = z.number();

/** Euros, to the millionth; may be negative in a correction. */
const eurosSchema = z.number();

/** Counted plays; may be negative in a correction. */
const streamsSchema = z.int();

export const payoutStatusSchema = z.enum(['paid', 'pending']);

/** `carried` where a statement leaves nothing to pay; the next one bears the debt. */
export const statementStatusSchema = z.union([payoutStatusSchema, z.literal('carried')]);

/**
 * A month's payment to an artist, by their label or, without one, directly. `date` is the day of
 * payment or the due day, null where nothing is due; the three parts add up to `amount`. See
 * docs/product/payments.md.
 */
export const paymentSchema = z.object({
  id: idSchema,
  date: z.nullable(daySchema),
  amount: centsSchema,
  period: monthSchema,
  status: statementStatusSchema,
  /** The paying label; null for a direct payment. */
  label: z.optional(z.nullable(z.string())),
  /** The amount deducted from the label's next payment: zero or less. */
  lacking: z.optional(centsSchema),
  breakdown: z.object({ streaming: centsSchema, playlists: centsSchema, radio: centsSchema }),
});

/** The newest month first. */
export const paymentsSchema = z.array(paymentSchema);

/** SHA-256 in hexadecimal digits. */
const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const partSchema = { streams: streamsSchema, earnings: eurosSchema };

/**
 * A closed month of an artist: the lines add up to `earnings` and `payable`; tracks, countries
 * and sources each add up to the earnings and streams. Only `status` and `date` ever change.
 */
export const statementSchema = z.object({
  id: idSchema,
  period: monthSchema,
  artist: namedReferenceSchema,
  /** Null for an artist without a label. */
  label: z.nullable(z.string()),
  issuedAt: instantSchema,
  status: statementStatusSchema,
  /** The day of payment, or the due day; null where nothing is due. */
  date: z.nullable(daySchema),
  /** The hash of its link in the chain; null until sealed. */
  hash: z.nullable(hashSchema),
  streams: streamsSchema,
  earnings: eurosSchema,
  /** The artist's part, rounded once. */
  payable: centsSchema,
  /** The debt of earlier statements, zero or less; the payment is this plus `payable`. */
  carried: centsSchema,
  lines: z.array(
    z.object({
      /** Earlier than the statement's month in a correction. */
      period: monthSchema,
      /** Counted here, imported from elsewhere, or the difference made by sharing by listener. */
      origin: z.enum(['here', 'elsewhere', 'listeners']),
      /** The artist's percent. */
      royaltyRate: z.number().check(z.minimum(0), z.maximum(100)),
      ...partSchema,
      amount: centsSchema,
    }),
  ),
  tracks: z.array(
    z.object({
      /** Null for plays of unknown or deleted tracks. */
      id: z.nullable(idSchema),
      title: z.nullable(z.string()),
      ...partSchema,
    }),
  ),
  countries: z.array(z.object({ country: z.enum(figureCountries), ...partSchema })),
  sources: z.array(z.object({ source: z.enum(figureSources), ...partSchema })),
});

/** The hash printed on a statement. */
export const sealQuerySchema = z.strictObject({ hash: hashSchema });

/** The statement still has the content that was hashed. */
export const sealSchema = z.object({ isRight: z.boolean() });

export type PayoutStatus = z.infer<typeof payoutStatusSchema>;
export type Payment = z.infer<typeof paymentSchema>;
export type Statement = z.infer<typeof statementSchema>;
export type Seal = z.infer<typeof sealSchema>;
