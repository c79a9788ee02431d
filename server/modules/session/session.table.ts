import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { userTable } from '../user/user.table.ts';

export const sessionTable = pgTable(
  'session',
  {
    /** SHA-256 of the token in hexadecimal; the token itself is kept nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('session_user_id_index').on(table.userId),
    index('session_expires_at_index').on(table.expiresAt),
  ],
);
