import { sql } from '#drizzle/orm.ts';
import { bigint, index, numeric, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';
import { recordingShareTable } from '../recording-share/recording-share.table.ts';
import { statementTable } from './statement.table.ts';

/**
 * What a payee gets of an artist's statement for one recording, computed with it and stated to the
 * payee once. Only `payeeStatementId` is set later, once.
 */
export const sharedAmountTable = pgTable(
  'shared_amount',
  {
    /** The artist's. */
    statementId: text('statement_id')
      .notNull()
      .references(() => statementTable.id),
    shareId: text('share_id')
      .notNull()
      .references(() => recordingShareTable.id),
    payeeId: text('payee_id')
      .notNull()
      .references(() => payeeTable.id),
    /** `yyyy-mm`, of the plays. */
    month: text('month').notNull(),
    /** Percent for the artist's side. */
    royaltyRate: numeric('royalty_rate', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    trackId: text('track_id').notNull(),
    /** Percent of the artist's side. */
    part: numeric('part', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    streams: bigint('streams', { mode: 'number' }).notNull(),
    /** Millionths of a euro that the recording earned; negative in a correction. */
    earned: bigint('earned', { mode: 'number' }).notNull(),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    payeeStatementId: text('payee_statement_id').references(() => statementTable.id),
  },
  (table) => [
    primaryKey({
      name: 'shared_amount_pk',
      columns: [table.statementId, table.shareId, table.payeeId, table.month, table.royaltyRate],
    }),
    index('shared_amount_unstated_index')
      .on(table.payeeId)
      .where(sql`${table.payeeStatementId} is null`),
    index('shared_amount_payee_statement_index').on(table.payeeStatementId),
    index('shared_amount_share_index').on(table.shareId),
  ],
);
