import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from '#drizzle/pg-core.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';

/** The month of rows that hold all closed months of a listener and an artist. */
export const closedMonths = '';

/**
 * What a listener played of an artist in a month, under one plan and country. Distinct listeners
 * of a day, the money of a month and fans are read from it. Parallel arrays by day of the month, so
 * that it divides where a contract begins or ends. See docs/decisions/counting.md.
 */
export const listenerMonthTable = pgTable(
  'listener_month',
  {
    /** `yyyy-mm`, UTC, or `closedMonths`, which has no days, plan and country. */
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
    /** All streams of the row. */
    total: integer('total').notNull(),
    /** Streams by track id. */
    tracks: jsonb('tracks').$type<Record<string, number>>().notNull(),
    /** UTC. */
    lastDay: date('last_day', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.artistId, table.listener, table.month, table.plan, table.country],
    }),
    index('listener_month_month_index').on(table.month, table.listener),
    index('listener_month_last_day_index').on(table.artistId, table.lastDay),
  ],
);
