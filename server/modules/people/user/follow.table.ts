import { index, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from './user.table.ts';

export const followTable = pgTable(
  'follow',
  {
    followerId: text('follower_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    followedId: text('followed_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    followedAt: timestamp('followed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index('follow_followed_index').on(table.followedId, table.followedAt),
  ],
);
