import { sql } from '#drizzle/orm.ts';
import { index, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../user/user.table.ts';

export const sessionTable = pgTable(
  'session',
  {
    /** SHA-256 of the token in hexadecimal; the token itself is kept nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Public name of the session: lists and signed addresses carry it, and it opens nothing. */
    id: text()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()::text`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Written at most once in five minutes. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The last proof by password, passkey or code. */
    provenAt: timestamp('proven_at', { withTimezone: true }).notNull(),
    /** Browser and system, as \`describeDevice\` reads them; empty where the browser says nothing. */
    device: text().notNull().default(''),
    /** The address without its last part, as \`cutAddress\` cuts it. */
    network: text().notNull().default(''),
  },
  (table) => [
    index('session_user_id_index').on(table.userId),
    index('session_expires_at_index').on(table.expiresAt),
  ],
);
