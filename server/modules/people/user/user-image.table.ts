import { pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from './user.table.ts';

/** WebP. */
export const userImageTable = pgTable('user_image', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  hash: text('hash').notNull(),
  /** Part of the address. */
  version: text('version').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
