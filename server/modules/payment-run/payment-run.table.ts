import { sql } from '#drizzle/orm.ts';
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '#drizzle/pg-core.ts';
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
    /** Artists without a label count as one. */
    receivers: integer('receivers').notNull(),
    /** For a run of one label. */
    labelName: text('label_name'),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    payouts: integer('payouts').notNull(),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    paidPayouts: integer('paid_payouts').notNull().default(0),
    paidAmount: bigint('paid_amount', { mode: 'number' }).notNull().default(0),
    failedPayouts: integer('failed_payouts').notNull().default(0),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [index('payment_run_ordered_at_index').on(table.orderedAt, table.id)],
);

/** Rows without an outcome are pending. */
export const paymentRunItemTable = pgTable(
  'payment_run_item',
  {
    runId: text('run_id')
      .notNull()
      .references(() => paymentRunTable.id),
    statementId: text('statement_id')
      .notNull()
      .references(() => payoutTable.statementId),
    outcome: text('outcome').$type<'paid' | 'failed'>(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.statementId] }),
    index('payment_run_item_failed_index')
      .on(table.runId, table.statementId)
      .where(sql`${table.outcome} = 'failed'`),
  ],
);
