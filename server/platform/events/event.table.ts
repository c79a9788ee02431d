import { sql } from '#drizzle/orm.ts';
import { index, pgTable, text, timestamp } from '#drizzle/pg-core.ts';

/** What changed, for the servers that keep something of it in memory. */
export const eventTable = pgTable(
  'event',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** By the clock of the database, which all servers share. */
    at: timestamp('at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('event_at_index').on(table.at)],
);
