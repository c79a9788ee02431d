import * as z from 'zod/mini';
import {
  countSchema,
  daySchema,
  idSchema,
  instantSchema,
  namedReferenceSchema,
  wholeMax,
} from './primitives.ts';
import { payoutAccountSchema } from './payout-account.ts';
import { monthSchema } from './statement.ts';

/** Euros, to the cent. */
const centsSchema = z.number().check(z.minimum(0));

export const withoutLabel = 'direct';

export const pendingLabelsMost = 2_000;

/** Over all months. See docs/product/payments.md. */
export const pendingLabelSchema = z.object({
  id: idSchema,
  name: z.nullable(z.string()),
  artists: countSchema,
  payouts: countSchema,
  months: z.array(monthSchema),
  dueOn: daySchema,
  /** Percent. */
  royaltyRate: z.nullable(z.number()),
  amount: centsSchema,
  commission: centsSchema,
});

export const pendingLabelsSchema = z.object({
  labels: z.array(pendingLabelSchema),
  hasMore: z.boolean(),
});

/** Whole percent. */
export const royaltySummarySchema = z.object({
  toPay: centsSchema,
  pendingPayments: countSchema,
  activeLabels: countSchema,
  averageRate: z.nullable(countSchema),
});

export const sharedMonthsMost = 12;

/** `commission` and `service` are null until all labels have statements. */
const sharedMonthSchema = z.object({
  month: monthSchema,
  /** Euros. */
  income: z.number(),
  artists: z.number(),
  commission: z.nullable(z.number()),
  service: z.nullable(z.number()),
});

export const sharedMonthsSchema = z.object({ months: z.array(sharedMonthSchema) });

export const labelPayoutsMost = 200;

const labelPayoutSchema = z.object({
  id: idSchema,
  artist: z.nullable(namedReferenceSchema),
  period: monthSchema,
  amount: centsSchema,
  date: daySchema,
});

const labelDebtSchema = z.object({
  id: idSchema,
  artist: z.nullable(namedReferenceSchema),
  period: monthSchema,
  amount: z.number(),
});

export const royaltyDetailsSchema = z.object({
  id: idSchema,
  name: z.nullable(z.string()),
  open: z.array(labelPayoutSchema),
  paid: z.array(labelPayoutSchema),
  debts: z.array(labelDebtSchema),
  hasMore: z.boolean(),
  account: z.nullable(payoutAccountSchema),
});

/** Nothing is paid if count and sum differ from the pending ones. */
export const orderPaymentsBodySchema = z.strictObject({
  labels: z.array(idSchema).check(z.minLength(1), z.maxLength(pendingLabelsMost)),
  payouts: z.int().check(z.minimum(1), z.maximum(wholeMax)),
  amount: centsSchema,
});

export const paymentRunsMost = 50;

export const paymentRunSchema = z.object({
  id: idSchema,
  orderedAt: instantSchema,
  actor: namedReferenceSchema,
  receivers: countSchema,
  name: z.nullable(z.string()),
  payouts: countSchema,
  amount: centsSchema,
  paidPayouts: countSchema,
  paidAmount: centsSchema,
  failedPayouts: countSchema,
  status: z.enum(['pending', 'paid']),
  hasFile: z.boolean(),
});

export const paymentRunsSchema = z.object({ runs: z.array(paymentRunSchema) });

export const paymentFailuresMost = 100;

export const paymentFailureSchema = z.object({
  id: idSchema,
  artist: z.nullable(z.string()),
  label: z.nullable(z.string()),
  period: monthSchema,
  amount: centsSchema,
  paidOn: daySchema,
  paidBy: z.nullable(z.string()),
});

export const paymentResultSchema = z.object({
  run: paymentRunSchema,
  failures: z.array(paymentFailureSchema),
  /** Missing bank accounts; null without a file. */
  fileLacks: z.nullable(z.object({ payer: z.boolean(), receivers: countSchema })),
});

/** `next` is where to continue; null at the end or at the first fault. */
export const ledgerCheckSchema = z.object({
  checked: countSchema,
  total: countSchema,
  next: z.nullable(countSchema),
  broken: z.nullable(
    z.object({
      position: countSchema,
      kind: z.nullable(z.enum(['statement', 'payment'])),
      reason: z.enum(['order', 'gone', 'changed', 'cut']),
      about: z.nullable(
        z.object({
          artist: z.nullable(z.string()),
          label: z.nullable(z.string()),
          period: monthSchema,
        }),
      ),
    }),
  ),
  /** Counted only at the end. */
  outside: z.nullable(z.object({ unsealed: countSchema, unwritten: countSchema })),
});

export const ledgerQuerySchema = z.strictObject({
  /** Last correct link; 0 before the first. */
  after: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(wholeMax))),
});

export type PendingLabel = z.infer<typeof pendingLabelSchema>;
export type PendingLabels = z.infer<typeof pendingLabelsSchema>;
export type SharedMonths = z.infer<typeof sharedMonthsSchema>;
export type RoyaltySummary = z.infer<typeof royaltySummarySchema>;
export type RoyaltyDetails = z.infer<typeof royaltyDetailsSchema>;
export type LabelPayoutLine = z.infer<typeof labelPayoutSchema>;
export type OrderPaymentsBody = z.infer<typeof orderPaymentsBodySchema>;
export type PaymentRun = z.infer<typeof paymentRunSchema>;
export type PaymentRuns = z.infer<typeof paymentRunsSchema>;
export type PaymentFailure = z.infer<typeof paymentFailureSchema>;
export type LedgerCheck = z.infer<typeof ledgerCheckSchema>;
export type PaymentResult = z.infer<typeof paymentResultSchema>;
