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
import { paymentRunTable } from './payment-run.table.ts';

/**
 * The ledger; a trigger keeps it append-only. A returned payment gets a counter-entry: the
 * negative amount, and the reason. See docs/product/payments.md.
 */
export const paymentTable = pgTable(
  'payment',
  {
    statementId: text('statement_id')
      .notNull()
      .references(() => payoutTable.statementId),
    /** From 1 within the statement. */
    entry: integer('entry').notNull().default(1),
    /** Null for the command line, and before there were runs. */
    runId: text('run_id').references(() => paymentRunTable.id),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull(),
    /** Of a return. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.statementId, table.entry] }),
    index('payment_run_id_index').on(table.runId),
    index('payment_command_line_index')
      .on(table.notedAt)
      .where(sql`${table.runId} is null`),
  ],
);
