import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { userTable } from '../user/user.table.ts';

/** A link that was mailed to set a new password; the row goes when it is used. */
export const passwordResetTable = pgTable(
  'password_reset',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('password_reset_user_index').on(table.userId)],
);
