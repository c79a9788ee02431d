import { sql } from '#drizzle/orm.ts';
import { index, pgTable, text, timestamp } from '#drizzle/pg-core.ts';

/** For servers that cache what changed. */
export const eventTable = pgTable(
  'event',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** By the database's clock, which all servers share. */
    at: timestamp('at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('event_at_index').on(table.at)],
);
