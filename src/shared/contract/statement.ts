import * as z from 'zod/mini';
import { figureCountries, figureSources } from './codes.ts';
import { screeningRuleSchema } from './screening-rules.ts';
import { daySchema, idSchema, instantSchema, namedReferenceSchema } from './primitives.ts';
import { paidTaxSchema } from './tax-detail.ts';

/** A month in UTC, `yyyy-mm`. */
export const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** Euros, to the cent. */
const centsSchema = z.number();

/** Euros, to the millionth; negative in a correction. */
const eurosSchema = z.number();

const streamsSchema = z.int();

export const payoutStatusSchema = z.enum(['paid', 'pending']);

/** `carried`: nothing is left to pay, and the next statement bears the debt. */
export const statementStatusSchema = z.union([payoutStatusSchema, z.literal('carried')]);

/** Why a pending payment did not arrive: the bank returned it, or it is below the minimum. */
export const payoutDelaySchema = z.object({
  returned: z.nullable(z.object({ on: daySchema, reason: z.string() })),
  /** Euros; null if it is reached. */
  minimum: z.nullable(centsSchema),
});

/** `date` is the day of payment or the due day. See docs/product/payments.md. */
export const paymentSchema = z.object({
  id: idSchema,
  date: z.nullable(daySchema),
  amount: centsSchema,
  period: monthSchema,
  status: statementStatusSchema,
  label: z.optional(z.nullable(z.string())),
  /** Deducted from the next payment: zero or less. */
  lacking: z.optional(centsSchema),
  delay: z.optional(payoutDelaySchema),
  /** Plays that wait for a decision. */
  held: z.optional(z.int()),
  /** Once paid, where tax was added or withheld. */
  paidTax: z.optional(paidTaxSchema),
  breakdown: z.object({ streaming: centsSchema, playlists: centsSchema, radio: centsSchema }),
});

export const paymentsSchema = z.array(paymentSchema);

/** SHA-256 in hexadecimal digits. */
const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const partSchema = { streams: streamsSchema, earnings: eurosSchema };

/** The lines add up to `earnings` and `payable`. Only `status` and `date` ever change. */
export const statementSchema = z.object({
  id: idSchema,
  period: monthSchema,
  artist: namedReferenceSchema,
  label: z.nullable(z.string()),
  issuedAt: instantSchema,
  status: statementStatusSchema,
  date: z.nullable(daySchema),
  /** Null until sealed. */
  hash: z.nullable(hashSchema),
  /** Once paid, where tax was added or withheld. */
  paidTax: z.optional(paidTaxSchema),
  streams: streamsSchema,
  earnings: eurosSchema,
  payable: centsSchema,
  /** Earlier debt, zero or less. */
  carried: centsSchema,
  /** Cents of `payable` that go to others who share recordings. */
  shared: z.optional(centsSchema),
  sharedParts: z.optional(
    z.array(
      z.object({
        track: namedReferenceSchema,
        period: monthSchema,
        /** Null once the account is deleted. */
        name: z.nullable(z.string()),
        /** Percent. */
        part: z.number(),
        amount: centsSchema,
      }),
    ),
  ),
  lines: z.array(
    z.object({
      period: monthSchema,
      origin: z.enum(['here', 'elsewhere', 'listeners']),
      royaltyRate: z.number().check(z.minimum(0), z.maximum(100)),
      ...partSchema,
      amount: centsSchema,
    }),
  ),
  tracks: z.array(
    z.object({
      id: z.nullable(idSchema),
      title: z.nullable(z.string()),
      ...partSchema,
    }),
  ),
  countries: z.array(z.object({ country: z.enum(figureCountries), ...partSchema })),
  sources: z.array(z.object({ source: z.enum(figureSources), ...partSchema })),
  /** Plays that it leaves out, until somebody decides. See docs/product/screening.md. */
  held: z.optional(
    z.array(z.object({ rule: screeningRuleSchema, plays: z.int(), earnings: eurosSchema })),
  ),
});

export const sealQuerySchema = z.strictObject({ hash: hashSchema });

export const sealSchema = z.object({ isRight: z.boolean() });

export type PayoutStatus = z.infer<typeof payoutStatusSchema>;
export type PayoutDelay = z.infer<typeof payoutDelaySchema>;
export type Payment = z.infer<typeof paymentSchema>;
export type Statement = z.infer<typeof statementSchema>;
export type Seal = z.infer<typeof sealSchema>;
