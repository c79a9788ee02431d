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

/** Replaces a label's id for artists without a label. */
export const withoutLabel = 'direct';

/** A longer list drops the labels with the least owed. */
export const pendingLabelsMost = 2_000;

/** The amount owed to a label and its artists over all months. See docs/product/payments.md. */
export const pendingLabelSchema = z.object({
  id: idSchema,
  /** Null for artists without a label. */
  name: z.nullable(z.string()),
  artists: countSchema,
  payouts: countSchema,
  /** Months with pending payments, the earliest first. */
  months: z.array(monthSchema),
  /** The first due day. */
  dueOn: daySchema,
  /** Percent paid to the label; null where unknown, or without a label. */
  royaltyRate: z.nullable(z.number()),
  /** Artists' parts and the label's commission. */
  amount: centsSchema,
  /** The label's part. */
  commission: centsSchema,
});

/** The most owed first. */
export const pendingLabelsSchema = z.object({
  labels: z.array(pendingLabelSchema),
  hasMore: z.boolean(),
});

/** `averageRate` is whole percent, of the active labels; null where no rate is known. */
export const royaltySummarySchema = z.object({
  toPay: centsSchema,
  pendingPayments: countSchema,
  activeLabels: countSchema,
  averageRate: z.nullable(countSchema),
});

/** Months with shares in the answer. */
export const sharedMonthsMost = 12;

/**
 * The split of a closed month: income is the sum of what artists, labels and the service get. The
 * service's share is not paid out. `commission` and `service` are null while a label of the month
 * lacks its statement of commission. See docs/product/payments.md.
 */
const sharedMonthSchema = z.object({
  month: monthSchema,
  /** Euros, to the cent, like the next three. */
  income: z.number(),
  artists: z.number(),
  commission: z.nullable(z.number()),
  service: z.nullable(z.number()),
});

/** The newest month first. */
export const sharedMonthsSchema = z.object({ months: z.array(sharedMonthSchema) });

/** Payouts per kind in a label's details. */
export const labelPayoutsMost = 200;

/** `date` is the due day, or the day of payment. */
const labelPayoutSchema = z.object({
  /** The statement's id. */
  id: idSchema,
  artist: z.nullable(namedReferenceSchema),
  period: monthSchema,
  amount: centsSchema,
  date: daySchema,
});

/** A negative balance, deducted from the next statements. */
const labelDebtSchema = z.object({
  /** The last statement's id. */
  id: idSchema,
  artist: z.nullable(namedReferenceSchema),
  period: monthSchema,
  amount: z.number(),
});

/** Pending and paid payouts of a label, each the newest first. */
export const royaltyDetailsSchema = z.object({
  id: idSchema,
  name: z.nullable(z.string()),
  open: z.array(labelPayoutSchema),
  paid: z.array(labelPayoutSchema),
  /** The greatest first. */
  debts: z.array(labelDebtSchema),
  /** One of the lists was cut. */
  hasMore: z.boolean(),
  /** Null where the label entered none, and for artists without a label. */
  account: z.nullable(payoutAccountSchema),
});

/**
 * The count and sum that the admin confirmed: if they differ from what is pending, nothing is
 * paid.
 */
export const orderPaymentsBodySchema = z.strictObject({
  /** Label ids, or `withoutLabel`. */
  labels: z.array(idSchema).check(z.minLength(1), z.maxLength(pendingLabelsMost)),
  payouts: z.int().check(z.minimum(1), z.maximum(wholeMax)),
  amount: centsSchema,
});

export const paymentRunsMost = 50;

/** Payments ordered together; each is made once. */
export const paymentRunSchema = z.object({
  id: idSchema,
  orderedAt: instantSchema,
  actor: namedReferenceSchema,
  /** Labels, plus one for all artists without a label. */
  receivers: countSchema,
  /** Set for a run of a single label. */
  name: z.nullable(z.string()),
  payouts: countSchema,
  amount: centsSchema,
  paidPayouts: countSchema,
  paidAmount: centsSchema,
  failedPayouts: countSchema,
  status: z.enum(['pending', 'paid']),
  /** The bank's file exists: the run is finished, and something was paid. */
  hasFile: z.boolean(),
});

/** The newest first. */
export const paymentRunsSchema = z.object({ runs: z.array(paymentRunSchema) });

/** Failures shown per run. */
export const paymentFailuresMost = 100;

/** A payout that the run skipped because it was already paid. */
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
  /**
   * Accounts missing from the bank's file: the payer's, and those of `receivers` payees. Null
   * without a file.
   */
  fileLacks: z.nullable(z.object({ payer: z.boolean(), receivers: countSchema })),
});

/**
 * Result of checking some links of the chain. `next` is where to continue; null at the end or at
 * the first broken link: `order` does not follow the previous one, `changed` has its content
 * deleted or altered, `cut` lacks the end of the chain.
 */
export const ledgerCheckSchema = z.object({
  /** Correct links, counted from the first. */
  checked: countSchema,
  total: countSchema,
  next: z.nullable(countSchema),
  broken: z.nullable(
    z.object({
      position: countSchema,
      kind: z.nullable(z.enum(['statement', 'payment'])),
      reason: z.enum(['order', 'gone', 'changed', 'cut']),
      /** Null where the sealed row is unknown. */
      about: z.nullable(
        z.object({
          artist: z.nullable(z.string()),
          label: z.nullable(z.string()),
          period: monthSchema,
        }),
      ),
    }),
  ),
  /** Only at the end: rows not sealed yet, and paid payouts without a row in the ledger. */
  outside: z.nullable(z.object({ unsealed: countSchema, unwritten: countSchema })),
});

export const ledgerQuerySchema = z.strictObject({
  /** The last link known to be correct; 0 before the first. */
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
