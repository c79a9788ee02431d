import * as z from 'zod/mini';
import { trimLine } from './written.ts';
import { payoutAccountLimits } from './limits.ts';
import { countSchema, instantSchema } from './primitives.ts';

/** See docs/product/payments.md. */
export const payoutAccountSchema = z.object({
  country: z.string(),
  holder: z.string(),
  /** Null for an IBAN. */
  bank: z.nullable(z.string()),
  /** Country and last four characters: `ES •••• 1332`. */
  number: z.string(),
  since: instantSchema,
  by: z.string(),
});

export const payoutAccountStateSchema = z.object({
  account: z.nullable(payoutAccountSchema),
  version: countSchema,
  /** The payee's own, as a start. */
  country: z.nullable(z.string()),
});

const partSchema = z.optional(z.string().check(z.maxLength(payoutAccountLimits.partMax)));

/** `version` as seen by the sender; null removes the account. */
export const changePayoutAccountBodySchema = z.strictObject({
  version: countSchema,
  account: z.nullable(
    z.strictObject({
      holder: z
        .string()
        .check(trimLine(), z.minLength(1), z.maxLength(payoutAccountLimits.holderMax)),
      /** By default that of the IBAN. */
      country: z.optional(z.string().check(z.maxLength(2))),
      /** What a country asks for is in account-rules.ts. */
      iban: partSchema,
      bank: z.optional(z.string().check(trimLine(), z.maxLength(payoutAccountLimits.partMax))),
      code: partSchema,
      branch: partSchema,
      number: partSchema,
    }),
  ),
});

export type PayoutAccount = z.infer<typeof payoutAccountSchema>;
export type PayoutAccountState = z.infer<typeof payoutAccountStateSchema>;
export type ChangePayoutAccountBody = z.infer<typeof changePayoutAccountBodySchema>;
