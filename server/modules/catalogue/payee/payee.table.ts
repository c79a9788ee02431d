import { sql } from '#drizzle/orm.ts';
import { check, pgTable, text, timestamp, uniqueIndex } from '#drizzle/pg-core.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { userTable } from '../../people/user/user.table.ts';

/** A label, an artist without one, or a person with parts of recordings. */
export type PayeeKind = 'label' | 'artist' | 'person';

/**
 * Whom statements, accounts and payments name, so that they stay true once the label, artist or
 * account is renamed, merged or deleted. See docs/decisions/money.md.
 */
export const payeeTable = pgTable(
  'payee',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<PayeeKind>().notNull(),
    /** At most the one of its kind is set: none once what it pays is gone. */
    labelId: text('label_id').references(() => labelTable.id, { onDelete: 'set null' }),
    artistId: text('artist_id').references(() => artistTable.id, { onDelete: 'set null' }),
    userId: text('user_id').references(() => userTable.id, { onDelete: 'set null' }),
    /** The last known one of a label or artist; people's are with their account alone. */
    name: text('name'),
    /**
     * Never changes: seals, approvals and the ids that banks know derive from it. Payees from
     * before there was this table have `label lbl_1`, later ones their id.
     */
    reference: text('reference').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('payee_label_index').on(table.labelId),
    uniqueIndex('payee_artist_index').on(table.artistId),
    uniqueIndex('payee_user_index').on(table.userId),
    uniqueIndex('payee_reference_index').on(table.reference),
    check(
      'payee_kind_check',
      sql`case ${table.kind}
        when 'label' then num_nonnulls(${table.artistId}, ${table.userId}) = 0
        when 'artist' then num_nonnulls(${table.labelId}, ${table.userId}) = 0
        when 'person' then num_nonnulls(${table.labelId}, ${table.artistId}, ${table.name}) = 0
        else false end`,
    ),
  ],
);
