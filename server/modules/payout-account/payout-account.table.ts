import { sql } from '#drizzle/orm.ts';
import { check, integer, pgTable, text, timestamp, uniqueIndex } from '#drizzle/pg-core.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';

/**
 * The bank accounts to which labels, and artists without one, are paid, with all that there were: a change is a row, so that
 * it stays known to which account a run went. Nothing in a row changes. See docs/product/payments.md.
 */
export const payoutAccountTable = pgTable(
  'payout_account',
  {
    id: text('id').primaryKey(),
    /** One of the two. */
    labelId: text('label_id').references(() => labelTable.id),
    artistId: text('artist_id').references(() => artistTable.id),
    /** Rises by one with each change. */
    version: integer('version').notNull(),
    /** Null, as the IBAN is, once the account was taken away. */
    holder: text('holder'),
    /** Capital letters and digits alone. */
    iban: text('iban'),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
    /** Who did it; their account may be gone. */
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
  },
  (table) => [
    uniqueIndex('payout_account_label_index').on(table.labelId, table.version),
    uniqueIndex('payout_account_artist_index').on(table.artistId, table.version),
    check(
      'payout_account_receiver_check',
      sql`num_nonnulls(${table.labelId}, ${table.artistId}) = 1`,
    ),
    check('payout_account_iban_check', sql`num_nonnulls(${table.holder}, ${table.iban}) in (0, 2)`),
  ],
);
