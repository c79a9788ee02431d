import { sql } from '#drizzle/orm.ts';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from '#drizzle/pg-core.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';

/**
 * Changes add rows and rows never change, so that the account of an earlier run stays known. See
 * docs/product/payments.md.
 */
export const payoutAccountTable = pgTable(
  'payout_account',
  {
    id: text('id').primaryKey(),
    payeeId: text('payee_id')
      .notNull()
      .references(() => payeeTable.id),
    version: integer('version').notNull(),
    /** Null, like the account, once removed. */
    country: text('country'),
    /** Sealed by the vault. */
    account: text('account'),
    /** Keyed marks of the number and of the holder. */
    fingerprint: text('fingerprint'),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
    /** May be deleted later. */
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
  },
  (table) => [
    index('payout_account_actor_index').on(table.actorId),
    uniqueIndex('payout_account_payee_index').on(table.payeeId, table.version),
    check(
      'payout_account_account_check',
      sql`num_nonnulls(${table.country}, ${table.account}) in (0, 2)`,
    ),
  ],
);
