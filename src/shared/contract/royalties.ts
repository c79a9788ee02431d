import * as z from 'zod/mini';
import { countSchema, daySchema, idSchema, namedReferenceSchema, wholeMax } from './primitives.ts';
import { payoutAccountSchema } from './payout-account.ts';
import { monthSchema } from './statement.ts';

/** Euros, to the cent. */
export const centsSchema = z.number().check(z.minimum(0));

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
  /** Who has parts of recordings; the name is empty once the account is deleted. */
  payee: z.optional(z.nullable(namedReferenceSchema)),
  period: monthSchema,
  amount: centsSchema,
  date: daySchema,
});

const labelDebtSchema = z.object({
  id: idSchema,
  artist: z.nullable(namedReferenceSchema),
  /** Who has parts of recordings; the name is empty once the account is deleted. */
  payee: z.optional(z.nullable(namedReferenceSchema)),
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
  /** The label, or each artist and payee without one, and why they are not paid for now. */
  payees: z.array(
    z.object({
      receiver: z.string(),
      name: z.string(),
      hold: z.nullable(z.string()),
      /** Days of the listed payments. */
      paidOn: z.array(daySchema),
    }),
  ),
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

/** The chain's ends, signed once a day, the newest first; `text` can be verified. */
export const ledgerHeadsSchema = z.object({
  heads: z.array(z.object({ day: daySchema, links: countSchema, text: z.string() })),
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
export type LedgerHeads = z.infer<typeof ledgerHeadsSchema>;
export type LedgerCheck = z.infer<typeof ledgerCheckSchema>;
