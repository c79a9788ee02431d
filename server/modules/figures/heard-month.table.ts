import { bigint, index, integer, pgTable, primaryKey, smallint, text } from '#drizzle/pg-core.ts';
import { artistTable } from '../artist/artist.table.ts';

/**
 * What a listener played of an artist in a month, under one plan and country: kept while plays are
 * counted, so that a month closes without reading plays. Parallel arrays by day of the month, so
 * that it divides where a contract begins or ends. See docs/decisions/money.md.
 */
export const heardMonthTable = pgTable(
  'heard_month',
  {
    /** `yyyy-mm`, UTC. */
    month: text('month').notNull(),
    /** The account's number; 0 for plays that have none. */
    listener: integer('listener').notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    /** Empty where unknown. */
    plan: text('plan').notNull(),
    country: text('country').notNull(),
    days: smallint('days').array().notNull(),
    streams: integer('streams').array().notNull(),
    /** Plays that earned. */
    weights: integer('weights').array().notNull(),
    /** Millionths of a euro. */
    earned: bigint('earned', { mode: 'number' }).array().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.month, table.listener, table.artistId, table.plan, table.country],
    }),
    index('heard_month_artist_index').on(table.artistId, table.month),
  ],
);

/** One row: months from here on are whole in `heard_month`; earlier ones are read from plays. */
export const heardSinceTable = pgTable('heard_since', {
  month: text('month').primaryKey(),
});
