import { sql } from '#drizzle/orm.ts';
import { index, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';

export const sessionTable = pgTable(
  'session',
  {
    /** SHA-256, hexadecimal; the token is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Public id; it grants no access. */
    id: text()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()::text`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Written at most every five minutes. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** By password, passkey or code. */
    provenAt: timestamp('proven_at', { withTimezone: true }).notNull(),
    /** From `describeDevice`. */
    device: text().notNull().default(''),
    /** From `cutAddress`. */
    network: text().notNull().default(''),
  },
  (table) => [
    index('session_user_id_index').on(table.userId),
    index('session_expires_at_index').on(table.expiresAt),
  ],
);
