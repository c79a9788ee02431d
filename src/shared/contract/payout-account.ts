import * as z from 'zod/mini';
import { trimLine } from './written.ts';
import { payoutAccountLimits } from './limits.ts';
import { countSchema, instantSchema } from './primitives.ts';

/** The bank account to which a label or an artist is paid, as far as it is ever told. See docs/product/payments.md. */
export const payoutAccountSchema = z.object({
  holder: z.string(),
  /** The country, and the last four signs: `ES •••• 1332`. */
  iban: z.string(),
  since: instantSchema,
  /** Who gave it. */
  by: z.string(),
});

/** The account, if there is one, and how many times it was changed. */
export const payoutAccountStateSchema = z.object({
  account: z.nullable(payoutAccountSchema),
  version: countSchema,
});

/** The account that follows on the version that its sender saw; null for none any more. */
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
