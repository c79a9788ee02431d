import { pgTable, text, timestamp } from '#drizzle/pg-core.ts';

/** The newest one signs. */
export const mediaKeyTable = pgTable('media_key', {
  id: text('id').primaryKey(),
  secret: text('secret').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
