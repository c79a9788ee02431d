import { pgTable, text, timestamp } from '#drizzle/pg-core.ts';

/** The parts of the demo that this database was filled with. */
export const seedTable = pgTable('seed', {
  name: text('name').primaryKey(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
});
