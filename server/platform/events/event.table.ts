import { sql } from '#drizzle/orm.ts';
import { index, pgTable, text, timestamp } from '#drizzle/pg-core.ts';

export const eventTable = pgTable(
  'event',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** All servers share the database's clock. */
    at: timestamp('at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('event_at_index').on(table.at)],
);
