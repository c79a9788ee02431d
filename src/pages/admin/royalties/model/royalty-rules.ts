import * as z from 'zod/mini';
import { screeningLimits } from '@/shared/contract/limits.ts';
import { toMoney } from '@/shared/rules/money.ts';
import { type OrderPaymentsBody, paymentReasonSchema } from '@/shared/contract/payment-run.ts';
import {
  decidePlaysBodySchema,
  ruleSettingsSchema,
  type ScreeningRules,
  type Verdict,
} from '@/shared/contract/play-review.ts';
import { daySchema } from '@/shared/contract/primitives.ts';
import { typedNumber, typedOrUnsaid } from '@/shared/lib/form';
import { isConfirmed } from '../lib/is-confirmed';

/** Why a run is withdrawn, a payment came back, or a payee is on hold. */
export const reasonRules = z.object({ reason: paymentReasonSchema });

const costSchema = z.number().check(z.minimum(0.01), z.maximum(1_000_000_000));

/** When payments were booked; of a single one, what the bank took, and what arrived of it. */
export const confirmRules = z
  .object({
    day: daySchema,
    fee: typedOrUnsaid(costSchema, null, 2),
    currency: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^([A-Z]{3})?$/)),
    exchanged: typedOrUnsaid(costSchema, null, 3),
  })
  .check(
    z.check(({ value, issues }) => {
      if ((value.currency === '') === (value.exchanged === null)) return;
      const path = value.currency === '' ? 'currency' : 'exchanged';
      issues.push({ code: 'custom', input: value, path: [path], message: 'missing' });
    }),
  );

export type ConfirmForm = z.input<typeof confirmRules>;

/** Number or sum of an order, repeated by its user. */
export const orderRules = ({ payouts, amount }: Pick<OrderPaymentsBody, 'payouts' | 'amount'>) =>
  z.object({
    typed: z
      .string()
      .check(
        z.refine((text) => isConfirmed(text, { payouts, amount: toMoney(amount, 'EUR') }), 'wrong'),
      ),
  });

const { verdict, reason } = decidePlaysBodySchema.shape;

/** Nothing is chosen at first. */
export const decisionRules = z.object({
  verdict: z.codec(z.string(), verdict, {
    decode: (chosen) => chosen as Verdict,
    encode: String,
  }),
  reason,
});

const upTo = (most: number) => z.int().check(z.minimum(1), z.maximum(most));

/** A rule has only the numbers that it needs. */
export const settingsRules = ({ rule, least, days }: ScreeningRules['rules'][number]) => {
  const numberOrNone = (was: number | null, most: number) =>
    was === null ? typedOrUnsaid(upTo(most), null) : typedNumber(upTo(most));
  return z.object({
    isOn: ruleSettingsSchema.shape.isOn,
    threshold: typedNumber(upTo(screeningLimits.thresholdMax[rule])),
    least: numberOrNone(least, screeningLimits.leastMax),
    days: numberOrNone(days, screeningLimits.daysMax),
  });
};
