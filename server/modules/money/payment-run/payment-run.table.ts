import { sql } from '#drizzle/orm.ts';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from '#drizzle/pg-core.ts';
import type { PaymentRunStatus, PaymentStep } from '#contract/payment-run.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';
import { taxDetailTable } from '../tax-detail/tax-detail.table.ts';
import { payoutTable } from '../statement/statement.table.ts';

/** The client chooses the id. See docs/product/payments.md. */
export const paymentRunTable = pgTable(
  'payment_run',
  {
    id: text('id').primaryKey(),
    orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull(),
    /** May be deleted later. */
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** Rows of the order, not payees; artists without a label are one. A repeated order has as many. */
    receivers: integer('receivers').notNull(),
    /** For a run of one label. */
    labelName: text('label_name'),
    /** Day of the order. */
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    /** Follows from the events and items, like the sums below. */
    status: text('status').$type<PaymentRunStatus>().notNull(),
    payouts: integer('payouts').notNull(),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    paidPayouts: integer('paid_payouts').notNull().default(0),
    paidAmount: bigint('paid_amount', { mode: 'number' }).notNull().default(0),
    /** Returned, or taken out of the run. */
    failedPayouts: integer('failed_payouts').notNull().default(0),
  },
  (table) => [
    index('payment_run_ordered_at_index').on(table.orderedAt, table.id),
    index('payment_run_actor_index').on(table.actorId),
  ],
);

/** `confirmed` becomes `paid` once it is in the ledger; `failed` was paid elsewhere. */
export type ItemOutcome = 'confirmed' | 'paid' | 'returned' | 'withdrawn' | 'failed';

/** Rows without an outcome are under way. */
export const paymentRunItemTable = pgTable(
  'payment_run_item',
  {
    runId: text('run_id')
      .notNull()
      .references(() => paymentRunTable.id),
    statementId: text('statement_id')
      .notNull()
      .references(() => payoutTable.statementId),
    /** Of its transfer. */
    receiver: text('receiver')
      .notNull()
      .references(() => payeeTable.id),
    outcome: text('outcome').$type<ItemOutcome>(),
    /** Once confirmed. */
    paidOn: date('paid_on', { mode: 'string' }),
    /** Cents; its share of the transfer's. */
    vat: bigint('vat', { mode: 'number' }).notNull().default(0),
    withheld: bigint('withheld', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.statementId] }),
    index('payment_run_item_statement_index').on(table.statementId),
    index('payment_run_item_confirmed_index')
      .on(table.runId, table.statementId)
      .where(sql`${table.outcome} = 'confirmed'`),
    uniqueIndex('payment_run_item_once_index')
      .on(table.statementId)
      .where(sql`${table.outcome} is null or ${table.outcome} in ('confirmed', 'paid')`),
  ],
);

/** What a run pays to a payee, as ordered; a trigger keeps it so. */
export const paymentTransferTable = pgTable(
  'payment_transfer',
  {
    runId: text('run_id')
      .notNull()
      .references(() => paymentRunTable.id),
    receiver: text('receiver')
      .notNull()
      .references(() => payeeTable.id),
    name: text('name').notNull(),
    /** As the payee's, sealed; null without one. */
    account: text('account'),
    fingerprint: text('fingerprint'),
    payouts: integer('payouts').notNull(),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Months. */
    from: text('from_month').notNull(),
    until: text('until_month').notNull(),
    /** Nothing was paid to the receiver before. */
    isFirst: boolean('is_first').notNull(),
    /** What was reckoned with; null without one. */
    taxDetailId: text('tax_detail_id').references(() => taxDetailTable.id),
    /** Cents: added to the amount, and taken off it. */
    vat: bigint('vat', { mode: 'number' }).notNull().default(0),
    withheld: bigint('withheld', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.receiver] }),
    index('payment_transfer_tax_detail_index').on(table.taxDetailId),
  ],
);

/** A run's life; a trigger keeps it append-only. See docs/product/payments.md. */
export const paymentEventTable = pgTable(
  'payment_event',
  {
    runId: text('run_id')
      .notNull()
      .references(() => paymentRunTable.id),
    /** From 1 within the run. */
    position: integer('position').notNull(),
    kind: text('kind').$type<PaymentStep | 'ordered' | 'expired'>().notNull(),
    /** Null for all transfers that are under way. */
    receiver: text('receiver').references(() => payeeTable.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** May be deleted later. */
    actorId: text('actor_id').notNull(),
    /** Of a payment. */
    day: date('day', { mode: 'string' }),
    reason: text('reason'),
    /** What was approved. */
    fingerprint: text('fingerprint'),
    /** Approved by the person who ordered it, because nobody else had the right. */
    isAlone: boolean('is_alone').notNull().default(false),
    /** Cents that the bank took for a confirmed payment; never the payee's. */
    fee: bigint('fee', { mode: 'number' }),
    /** What arrived in another currency (ISO 4217); the rate follows from it. */
    currency: text('currency'),
    exchanged: numeric('exchanged', { precision: 18, scale: 3, mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
);

/** As handed in, sealed; a trigger keeps it so. */
export const paymentFileTable = pgTable('payment_file', {
  runId: text('run_id')
    .primaryKey()
    .references(() => paymentRunTable.id),
  /** Null if nobody is paid by it. */
  content: text('content'),
  /** Of payees beyond SEPA. */
  world: text('world'),
});

/** When a payee was asked for the missing account; a trigger keeps all. */
export const accountRequestTable = pgTable(
  'account_request',
  {
    receiver: text('receiver')
      .notNull()
      .references(() => payeeTable.id),
    position: integer('position').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** May be deleted later. */
    actorId: text('actor_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.receiver, table.position] })],
);

/** A bank's message that was read for a run; a trigger keeps it so. */
export const bankMessageTable = pgTable(
  'bank_message',
  {
    id: text('id').primaryKey(),
    runId: text('run_id')
      .notNull()
      .references(() => paymentRunTable.id),
    /** SHA-256 of the text, hexadecimal. */
    hash: text('hash').notNull(),
    /** Of the file, as sent. */
    name: text('name').notNull(),
    /** Sealed. */
    content: text('content').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
    /** May be deleted later. */
    actorId: text('actor_id').notNull(),
    confirmed: integer('confirmed').notNull(),
    returned: integer('returned').notNull(),
    /** Noted before. */
    known: integer('known').notNull(),
    /** Bookings of others. */
    others: integer('others').notNull(),
  },
  (table) => [uniqueIndex('bank_message_once_index').on(table.runId, table.hash)],
);

/** Who is not paid for now, and why; the last row of a receiver counts, and a trigger keeps all. */
export const paymentHoldTable = pgTable(
  'payment_hold',
  {
    receiver: text('receiver')
      .notNull()
      .references(() => payeeTable.id),
    position: integer('position').notNull(),
    /** Null once released. */
    reason: text('reason'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** May be deleted later. */
    actorId: text('actor_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.receiver, table.position] })],
);
