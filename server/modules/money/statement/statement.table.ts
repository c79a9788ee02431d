import { sql } from '#drizzle/orm.ts';
import {
  bigint,
  check,
  date,
  index,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
} from '#drizzle/pg-core.ts';
import type { PayoutStatus } from '#contract/statement.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';
import type { StatementLine } from './settle.ts';

/**
 * Includes corrections of earlier months. Without an artist it is a label's own, whose
 * cents are commission; without either it is a person's, for parts of recordings. Rows never change, and an artist with statements cannot be deleted.
 * See docs/product/payments.md.
 */
export const statementTable = pgTable(
  'statement',
  {
    id: text('id').primaryKey(),
    artistId: text('artist_id').references(() => artistTable.id),
    labelId: text('label_id').references(() => labelTable.id),
    /** Whom it pays: the label, else the artist, else the person that it is for. */
    payeeId: text('payee_id')
      .notNull()
      .references(() => payeeTable.id),
    /** `yyyy-mm`, UTC. */
    month: text('month').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    streams: bigint('streams', { mode: 'number' }).notNull(),
    /** Millionths of a euro. */
    earned: bigint('earned', { mode: 'number' }).notNull(),
    /** Cents, the artist's or the label's. */
    payable: bigint('payable', { mode: 'number' }).notNull(),
    /** Negative cents of earlier statements. */
    carried: bigint('carried', { mode: 'number' }).notNull(),
    /** Cents of `payable` that go to others who share recordings; negative in a correction. */
    shared: bigint('shared', { mode: 'number' }).notNull().default(0),
    /** A label's own lines are in `commission`, a payee's in `shared_amount`. */
    lines: jsonb('lines').$type<StatementLine[]>().notNull(),
    /** Percent of income, in a label's own. */
    labelRate: numeric('label_rate', { precision: 5, scale: 2, mode: 'number' }),
  },
  (table) => [
    unique('statement_owner_month_unique')
      .on(table.artistId, table.labelId, table.payeeId, table.month)
      .nullsNotDistinct(),
    index('statement_month_index').on(table.month),
    index('statement_label_index').on(table.labelId, table.month),
    index('statement_payee_index').on(table.payeeId, table.month),
    check('statement_carried_check', sql`${table.carried} <= 0`),
  ],
);

/** The key allows one per statement. */
export const commissionTable = pgTable(
  'commission',
  {
    statementId: text('statement_id')
      .primaryKey()
      .references(() => statementTable.id),
    labelStatementId: text('label_statement_id')
      .notNull()
      .references(() => statementTable.id),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [index('commission_label_statement_id_index').on(table.labelStatementId)],
);

/** Cents; nothing to pay means no row. */
export const payoutTable = pgTable(
  'payout',
  {
    statementId: text('statement_id')
      .primaryKey()
      .references(() => statementTable.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    streaming: bigint('streaming', { mode: 'number' }).notNull(),
    playlists: bigint('playlists', { mode: 'number' }).notNull(),
    radio: bigint('radio', { mode: 'number' }).notNull(),
    status: text('status').$type<PayoutStatus>().notNull(),
    /** Day of payment, or due day. */
    date: date('date', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('payout_pending_index')
      .on(table.statementId)
      .where(sql`${table.status} = 'pending'`),
    check('payout_amount_check', sql`${table.amount} > 0`),
    check(
      'payout_parts_check',
      sql`${table.streaming} + ${table.playlists} + ${table.radio} = ${table.amount}`,
    ),
    check('payout_status_check', sql`${table.status} in ('paid', 'pending')`),
  ],
);

/** Closed for all artists. */
export const closedMonthTable = pgTable('closed_month', {
  month: text('month').primaryKey(),
  closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
});
