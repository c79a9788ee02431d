import * as z from 'zod/mini';
import { trimLine } from './written.ts';
import { payoutAccountLimits } from './limits.ts';
import { countSchema, instantSchema } from './primitives.ts';

/** See docs/product/payments.md. */
export const payoutAccountSchema = z.object({
  holder: z.string(),
  /** Country and last four characters: `ES •••• 1332`. */
  iban: z.string(),
  since: instantSchema,
  by: z.string(),
});

export const payoutAccountStateSchema = z.object({
  account: z.nullable(payoutAccountSchema),
  version: countSchema,
});

/** `version` as seen by the sender; null removes the account. */
export const changePayoutAccountBodySchema = z.strictObject({
  version: countSchema,
  account: z.nullable(
    z.strictObject({
      holder: z
        .string()
        .check(trimLine(), z.minLength(1), z.maxLength(payoutAccountLimits.holderMax)),
      iban: z.string().check(z.minLength(1), z.maxLength(payoutAccountLimits.ibanMax)),
    }),
  ),
});

export type PayoutAccount = z.infer<typeof payoutAccountSchema>;
export type PayoutAccountState = z.infer<typeof payoutAccountStateSchema>;
export type ChangePayoutAccountBody = z.infer<typeof changePayoutAccountBodySchema>;
