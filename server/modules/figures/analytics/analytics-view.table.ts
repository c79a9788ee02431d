import { pgTable, text, unique } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';

export const analyticsViewTable = pgTable(
  'analytics_view',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    search: text('search').notNull(),
  },
  (table) => [unique('analytics_view_name_unique').on(table.userId, table.name)],
);
