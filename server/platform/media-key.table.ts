import { pgTable, text, timestamp } from '#drizzle/pg-core.ts';

/** Keys by which addresses of media are signed, where servers share a database. The last one signs. */
export const mediaKeyTable = pgTable('media_key', {
  /** Stands in every signature. */
  id: text('id').primaryKey(),
  secret: text('secret').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
