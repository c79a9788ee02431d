import { sql } from '#drizzle/orm.ts';
import { check, index, pgTable, text, timestamp, uniqueIndex } from '#drizzle/pg-core.ts';
import { userTable } from '../user/user.table.ts';

/** Rights are read from these rows, never copied to the account. See docs/product/plans.md. */
export const familyMemberTable = pgTable(
  'family_member',
  {
    /** One family at most. */
    memberId: text('member_id')
      .primaryKey()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    payerId: text('payer_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('family_member_payer_index').on(table.payerId, table.since),
    check('family_member_other_check', sql`${table.memberId} <> ${table.payerId}`),
  ],
);

/** A payer has one link, for as many as there are seats, and one invitation per email. */
export const familyInviteTable = pgTable(
  'family_invite',
  {
    id: text('id').primaryKey(),
    payerId: text('payer_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Readable, because the payer copies it again. */
    token: text('token').notNull().unique(),
    /** Normalised; null for the link. */
    email: text('email'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('family_invite_whom_index').on(table.payerId, sql`coalesce(${table.email}, '')`),
    index('family_invite_email_index').on(table.email),
    index('family_invite_expires_at_index').on(table.expiresAt),
  ],
);
