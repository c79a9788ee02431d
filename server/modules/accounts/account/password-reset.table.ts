import { boolean, index, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';

export const passwordResetTable = pgTable(
  'password_reset',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Using such a link proves the account's email; others come with a temporary password. */
    isMailed: boolean('is_mailed').notNull().default(false),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('password_reset_user_index').on(table.userId)],
);
