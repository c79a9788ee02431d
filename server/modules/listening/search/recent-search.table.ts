import { pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';

export const recentSearchTable = pgTable(
  'recent_search',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    query: text('query').notNull(),
    searchedAt: timestamp('searched_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.query] })],
);
