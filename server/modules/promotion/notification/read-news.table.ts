import { pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';

/** One row per user who marked all as read. */
export const bellTable = pgTable('bell', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  readUntil: timestamp('read_until', { withTimezone: true }).notNull(),
});

/** Entries about releases and followers that a user opened since. */
export const readNewsTable = pgTable(
  'read_news',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    newsId: text('news_id').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.newsId] })],
);
