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

/** Stands for the artists without a label where a label's id stands. */
export const withoutLabel = 'direct';

/** More labels than this are not listed: those that are owed least are left out. */
export const pendingLabelsMost = 2_000;

/** What a label is still to be paid, for its artists and itself, over all months. See docs/product/payments.md. */
export const pendingLabelSchema = z.object({
  /** Of the label, or `withoutLabel`. */
  id: idSchema,
  /** Null for the artists without a label. */
  name: z.nullable(z.string()),
  artists: countSchema,
  payouts: countSchema,
  /** Of which something is pending, the earliest first. */
  months: z.array(monthSchema),
  /** The first day on which some of it is due. */
  dueOn: daySchema,
  /** Percent that the label is paid; null where nobody noted it, or there is no label. */
  royaltyRate: z.nullable(z.number()),
  /** Artists' parts and the label's commission. */
  amount: centsSchema,
  /** What of it is the label's. */
  commission: centsSchema,
});

/** Those that are owed most come first. */
export const pendingLabelsSchema = z.object({
  labels: z.array(pendingLabelSchema),
  hasMore: z.boolean(),
});

/** What is to be paid in all. `averageRate` is whole, of the active labels; null where no rate is known. */
export const royaltySummarySchema = z.object({
  toPay: centsSchema,
  pendingPayments: countSchema,
  activeLabels: countSchema,
  averageRate: z.nullable(countSchema),
});

/** Months of which the shares are told. */
export const sharedMonthsMost = 12;

/**
 * Who has what of a closed month: income is what artists, labels and the service have together. The service's share is paid to nobody.
 * `commission` and `service` are null while labels of the month have not stated their commission. See docs/product/payments.md.
 */
const sharedMonthSchema = z.object({
  month: monthSchema,
  /** Euros, to the cent, as all four. */
  income: z.number(),
  artists: z.number(),
  commission: z.nullable(z.number()),
  service: z.nullable(z.number()),
});

/** The newest month first. */
export const sharedMonthsSchema = z.object({ months: z.array(sharedMonthSchema) });

/** Payouts of each kind that the details of a label tell. */
export const labelPayoutsMost = 200;

/** A payout; `date` is the day on which it is due, or was paid. */
const labelPayoutSchema = z.object({
  /** Of the statement that it belongs to. */
  id: idSchema,
  /** Null for the label's commission. */
  artist: z.nullable(namedReferenceSchema),
  period: monthSchema,
  amount: centsSchema,
  date: daySchema,
});

/** What statements lack, below zero: it is taken off the next ones. */
const labelDebtSchema = z.object({
  /** Of the last statement. */
  id: idSchema,
  /** Null for the label's commission. */
  artist: z.nullable(namedReferenceSchema),
  /** Of the last statement. */
  period: monthSchema,
  amount: z.number(),
});

/** The payouts of a label: what is open, and what was paid, each the newest first. */
export const royaltyDetailsSchema = z.object({
  id: idSchema,
  name: z.nullable(z.string()),
  open: z.array(labelPayoutSchema),
  paid: z.array(labelPayoutSchema),
  /** The greatest first. */
  debts: z.array(labelDebtSchema),
  /** There are more of one kind than are told. */
  hasMore: z.boolean(),
  /** To which the label is paid; null where it named none, and for the artists without a label. */
  account: z.nullable(payoutAccountSchema),
});

/** What is paid, and the count and sum that were confirmed: where they are not what is pending, nothing is paid. */
export const orderPaymentsBodySchema = z.strictObject({
  /** Ids of labels, or `withoutLabel`. */
  labels: z.array(idSchema).check(z.minLength(1), z.maxLength(pendingLabelsMost)),
  payouts: z.int().check(z.minimum(1), z.maximum(wholeMax)),
  amount: centsSchema,
});

export const paymentRunsMost = 50;

/** Payments that were ordered together, each of which is done once. */
export const paymentRunSchema = z.object({
  id: idSchema,
  orderedAt: instantSchema,
  actor: namedReferenceSchema,
  /** Labels, and one for the artists without. */
  receivers: countSchema,
  /** Of the label, where it is one. */
  name: z.nullable(z.string()),
  payouts: countSchema,
  amount: centsSchema,
  paidPayouts: countSchema,
  paidAmount: centsSchema,
  failedPayouts: countSchema,
  /** Paid once everything was tried. */
  status: z.enum(['pending', 'paid']),
  /** There is a file for the bank: everything was tried, and something was paid. */
  hasFile: z.boolean(),
});

/** The last ones first. */
export const paymentRunsSchema = z.object({ runs: z.array(paymentRunSchema) });

/** Failures that the result of a run tells. */
export const paymentFailuresMost = 100;

/** Something that was not paid by a run, for it had been paid: when, and by whom where that is known. */
export const paymentFailureSchema = z.object({
  id: idSchema,
  /** Null for the label's commission. */
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
  /** Accounts that the file for the bank lacks: the payer's, and those of so many receivers. Null while there is no file. */
  fileLacks: z.nullable(z.object({ payer: z.boolean(), receivers: countSchema })),
});

/**
 * What a look at some links of the chain found. `next` is where to go on, null at the end or at the first that differs: it does not
 * follow the one before (`order`), what it seals is gone or says something else (`changed`), or the end was cut off (`cut`).
 */
export const ledgerCheckSchema = z.object({
  /** Links that are right, from the first. */
  checked: countSchema,
  total: countSchema,
  next: z.nullable(countSchema),
  broken: z.nullable(
    z.object({
      position: countSchema,
      kind: z.nullable(z.enum(['statement', 'payment'])),
      reason: z.enum(['order', 'gone', 'changed', 'cut']),
      /** Null where nobody knows any more what it was. */
      about: z.nullable(
        z.object({
          artist: z.nullable(z.string()),
          label: z.nullable(z.string()),
          period: monthSchema,
        }),
      ),
    }),
  ),
  /** At the end: what is not in the chain yet, and payouts that are paid and have no row in the ledger. */
  outside: z.nullable(z.object({ unsealed: countSchema, unwritten: countSchema })),
});

export const ledgerQuerySchema = z.strictObject({
  /** The last link that is known to be right; 0 before the first. */
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
