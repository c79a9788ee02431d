import { pgTable, text, timestamp } from '#drizzle/pg-core.ts';

export const seedTable = pgTable('seed', {
  name: text('name').primaryKey(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
});
