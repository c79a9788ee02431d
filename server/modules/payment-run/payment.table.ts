import { sql } from '#drizzle/orm.ts';
import { bigint, date, index, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { payoutTable } from '../statement/statement.table.ts';
import { paymentRunTable } from './payment-run.table.ts';

/** The ledger; a trigger keeps it append-only. See docs/product/payments.md. */
export const paymentTable = pgTable(
  'payment',
  {
    statementId: text('statement_id')
      .primaryKey()
      .references(() => payoutTable.statementId),
    /** Null for the command line, and before there were runs. */
    runId: text('run_id').references(() => paymentRunTable.id),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('payment_run_id_index').on(table.runId),
    index('payment_command_line_index')
      .on(table.notedAt)
      .where(sql`${table.runId} is null`),
  ],
);
