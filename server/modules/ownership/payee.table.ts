import { pgTable, text, timestamp, uniqueIndex } from '#drizzle/pg-core.ts';
import { userTable } from '../user/user.table.ts';

/**
 * A person who has accepted a part of a recording. Statements and payments name the payee, so that
 * they stay true once the account is deleted. See docs/product/recording-shares.md.
 */
export const payeeTable = pgTable(
  'payee',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => userTable.id, { onDelete: 'set null' }),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('payee_user_index').on(table.userId)],
);
