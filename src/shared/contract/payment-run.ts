import * as z from 'zod/mini';
import { readMessageSchema } from './bank-message.ts';
import { paymentReasonMax } from './limits.ts';
import {
  countSchema,
  daySchema,
  idSchema,
  instantSchema,
  namedReferenceSchema,
  wholeMax,
} from './primitives.ts';
import { centsSchema, pendingLabelsMost } from './royalties.ts';
import { monthSchema } from './statement.ts';
import { paidTaxSchema, taxTermsSchema } from './tax-detail.ts';
import { trimLine } from './written.ts';

const labelsSchema = z.array(idSchema).check(z.minLength(1), z.maxLength(pendingLabelsMost));

export const paymentReasonSchema = z
  .string()
  .check(trimLine(), z.minLength(1), z.maxLength(paymentReasonMax));

/** The id of a payee: a label, an artist without one, a person with parts of recordings. */
export const receiverSchema = idSchema;

export const planPaymentsBodySchema = z.strictObject({ labels: labelsSchema });

/** Payees; a longer list does not fit into a call. */
const leftOutMost = 20_000;

/** Nothing is ordered if count and sum differ from what can be paid. */
export const orderPaymentsBodySchema = z.strictObject({
  labels: labelsSchema,
  /** Payees whom the order leaves for another one. */
  leaveOut: z.optional(z.array(receiverSchema).check(z.maxLength(leftOutMost))),
  payouts: z.int().check(z.minimum(1), z.maximum(wholeMax)),
  amount: centsSchema,
});

/** Days before a payee may be asked for the account again. */
export const accountAskedAgainAfter = 7;

/** Payees asked with one call. */
export const accountsAskedMost = 100;

/** Days in which an ordered run has to be approved; then it expires. */
export const approvalDays = 14;

/** Without `receivers` the payees who wait for money and were not asked lately. */
export const askForAccountsBodySchema = z.strictObject({
  receivers: z.optional(
    z.array(receiverSchema).check(z.minLength(1), z.maxLength(accountsAskedMost)),
  ),
});

/** Payees; `asked` now, `known` have an account or were asked lately. */
export const askedForAccountsSchema = z.object({
  asked: countSchema,
  known: countSchema,
  /** Names of those for whom nobody has an account of this service. */
  nobody: z.array(z.string()),
});

/** Names listed in a plan. */
export const planNamesMost = 50;

const heldReasons = ['onHold', 'accountChanged', 'belowMinimum'] as const;

/** What an order would pay, and what it would leave. See docs/product/payments.md. */
export const paymentPlanSchema = z.object({
  receivers: countSchema,
  payouts: countSchema,
  amount: centsSchema,
  /** Euros. */
  minimum: centsSchema,
  /** Who would be paid, by name. */
  payees: z.array(
    z.object({
      receiver: receiverSchema,
      name: z.string(),
      /** `ES •••• 1332` */
      account: z.nullable(z.string()),
      /** The last day on which a payee without an account was asked for it. */
      askedOn: z.optional(z.nullable(daySchema)),
      payouts: countSchema,
      amount: centsSchema,
    }),
  ),
  withoutAccount: z.array(z.string()),
  /** Who named the same account as another receiver of the order. */
  sameAccount: z.array(z.string()),
  /** The bank returned one of these payouts, and the account is still the same. */
  returned: z.array(z.object({ name: z.string(), reason: z.nullable(z.string()) })),
  first: z.array(z.string()),
  held: z.array(
    z.object({
      name: z.string(),
      amount: centsSchema,
      why: z.enum(heldReasons),
      /** Somebody's words, for `onHold`. */
      reason: z.nullable(z.string()),
      /** For `accountChanged`. */
      until: z.nullable(instantSchema),
    }),
  ),
  heldReceivers: countSchema,
});

export const paymentRunsMost = 50;

/** Waits for the next step, until everything is paid, returned or withdrawn. */
const paymentRunStatuses = [
  'ordered',
  'approved',
  'handedIn',
  'paid',
  'returned',
  'withdrawn',
  'expired',
] as const;

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
  /** Returned or withdrawn. */
  failedPayouts: countSchema,
  status: z.enum(paymentRunStatuses),
  /** Confirmed payouts are being entered in the ledger. */
  isUnderWay: z.boolean(),
  hasFile: z.boolean(),
  /** Of payees beyond SEPA. */
  hasWorldFile: z.boolean(),
  /** When it expires unless somebody approves it; null once approved. */
  expiresAt: z.optional(z.nullable(instantSchema)),
});

export const paymentRunsSchema = z.object({ runs: z.array(paymentRunSchema) });

/** Words of payees and orderers, ignoring case and accents, or the beginning of the id. */
export const paymentRunsQuerySchema = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(100))),
});

export const transfersMost = 2_000;

const transferSchema = z.object({
  receiver: receiverSchema,
  name: z.string(),
  holder: z.nullable(z.string()),
  /** `ES •••• 1332` */
  account: z.nullable(z.string()),
  /** The last day on which a payee who still has no account was asked for it. */
  askedOn: z.optional(z.nullable(daySchema)),
  payouts: countSchema,
  amount: centsSchema,
  from: monthSchema,
  until: monthSchema,
  isFirst: z.boolean(),
  /** As at the order; null without tax details, absent for older servers. */
  tax: z.optional(z.nullable(taxTermsSchema)),
  /** With `vat` or `withheld`; the amount is before both. */
  paidTax: z.optional(paidTaxSchema),
  state: z.enum(['open', 'confirmed', 'paid', 'returned', 'withdrawn']),
});

/** What all payees in one state are paid; `name` of a single one. */
const partSchema = z.object({
  state: transferSchema.shape.state,
  receivers: countSchema,
  name: z.nullable(z.string()),
  payouts: countSchema,
  amount: centsSchema,
});

/** The change of access for which a person does not approve what another ordered, and until when. */
const approvalWaitSchema = z.object({
  /** Null for the caller. */
  name: z.nullable(z.string()),
  /** The person's own access or right was given then; otherwise a login was changed. */
  isNew: z.boolean(),
  since: instantSchema,
  until: instantSchema,
});

const fingerprintSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/), z.maxLength(64));

export const paymentSteps = ['approved', 'handedIn', 'confirmed', 'returned', 'withdrawn'] as const;

export const paymentEventsMost = 200;

const paymentEventSchema = z.object({
  kind: z.enum(['ordered', ...paymentSteps, 'expired']),
  at: instantSchema,
  /** Null if the account was deleted. */
  actor: z.nullable(z.string()),
  /** Null for all transfers. */
  receiver: z.nullable(z.string()),
  day: z.nullable(daySchema),
  reason: z.nullable(z.string()),
  isAlone: z.boolean(),
  /** Euros that the bank took. */
  fee: z.optional(z.number()),
  /** What arrived. */
  exchange: z.optional(z.object({ currency: z.string(), amount: z.number() })),
});

export const paymentResultSchema = z.object({
  run: paymentRunSchema,
  /** Of all that it pays, if anything is added or withheld. */
  paidTax: z.optional(paidTaxSchema),
  transfers: z.array(transferSchema),
  /** Of all transfers, also of those not listed. */
  parts: z.array(partSchema),
  events: z.array(paymentEventSchema),
  /** Of what is to be approved: receivers, holders, accounts and amounts. */
  fingerprint: z.nullable(fingerprintSchema),
  /** Who may approve it besides the caller; null if the caller may. */
  approvers: z.nullable(z.array(z.string())),
  /** The caller's; or, if nobody may approve now, that of the first person who will. */
  wait: z.nullable(approvalWaitSchema),
  /** The caller ordered it, and nobody else has the right to approve. */
  isAlone: z.boolean(),
  /** A bank's message whose payments are being noted, or could not be. */
  message: z.optional(z.enum(['underWay', 'failed'])),
  messages: z.optional(z.array(readMessageSchema)),
  /** Accounts missing in the bank's file. */
  fileLacks: z.nullable(z.object({ payer: z.boolean(), receivers: countSchema })),
});

/** The next step of a run; `receivers` of null stand for all that are under way. */
export const paymentStepBodySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('approved'), fingerprint: fingerprintSchema }),
  z.strictObject({ kind: z.literal('handedIn') }),
  z.strictObject({
    kind: z.literal('confirmed'),
    receivers: z.nullable(
      z.array(receiverSchema).check(z.minLength(1), z.maxLength(transfersMost)),
    ),
    day: daySchema,
    /** Euros that the bank took for the payment of one payee, on top of the amount. */
    fee: z.optional(z.number()),
    /** What arrived, where the account of one payee is in another currency (ISO 4217). */
    exchange: z.optional(
      z.strictObject({ currency: z.string().check(z.maxLength(3)), amount: z.number() }),
    ),
  }),
  z.strictObject({
    kind: z.literal('returned'),
    receiver: receiverSchema,
    reason: paymentReasonSchema,
  }),
  z.strictObject({ kind: z.literal('withdrawn'), reason: paymentReasonSchema }),
]);

/** Without a reason the receiver may be paid again. */
export const holdPaymentsBodySchema = z.strictObject({
  receiver: receiverSchema,
  reason: z.nullable(paymentReasonSchema),
});

/** Both days are included. */
export const journalQuerySchema = z.strictObject({ from: daySchema, until: daySchema });

export type PaymentPlan = z.infer<typeof paymentPlanSchema>;
export type OrderPaymentsBody = z.infer<typeof orderPaymentsBodySchema>;
export type PaymentRun = z.infer<typeof paymentRunSchema>;
export type PaymentRunStatus = PaymentRun['status'];
export type PaymentRuns = z.infer<typeof paymentRunsSchema>;
export type PaymentTransfer = z.infer<typeof transferSchema>;
export type PaymentPart = z.infer<typeof partSchema>;
export type PaymentEvent = z.infer<typeof paymentEventSchema>;
export type PaymentStep = (typeof paymentSteps)[number];
export type PaymentStepBody = z.infer<typeof paymentStepBodySchema>;
export type PaymentResult = z.infer<typeof paymentResultSchema>;
export type AskForAccountsBody = z.infer<typeof askForAccountsBodySchema>;
export type AskedForAccounts = z.infer<typeof askedForAccountsSchema>;
export type HoldPaymentsBody = z.infer<typeof holdPaymentsBodySchema>;
