import { sql } from '#drizzle/orm.ts';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
} from '#drizzle/pg-core.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import type { DayParts } from './day-figures.ts';

export const part = <Name extends keyof DayParts>(name: Name) =>
  json(name)
    .$type<DayParts[Name]>()
    .notNull()
    .default(sql`'{}'`);

/** A day is one row, however many parts it has. See docs/decisions/counting.md. */
export const artistDayTable = pgTable(
  'artist_day',
  {
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    /** UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    streams: bigint('streams', { mode: 'number' }).notNull(),
    skips: bigint('skips', { mode: 'number' }).notNull(),
    /** Adds up the full lengths of the streamed tracks. */
    seconds: bigint('seconds', { mode: 'number' }).notNull(),
    /** Millionths of a euro. */
    earned: bigint('earned', { mode: 'number' }).notNull(),
    /** Sorted and distinct; of an open day, not yet all. */
    listeners: integer('listeners').array().notNull(),
    /** Its listeners are read from `listener_month`, until the day is over. */
    isOpen: boolean('is_open').notNull().default(false),
    countries: part('countries'),
    sources: part('sources'),
    plans: part('plans'),
    playlists: part('playlists'),
    devices: part('devices'),
    hours: part('hours'),
    /** Tracks are the most numerous parts: parallel arrays are read eight times as fast as JSON. */
    trackIds: text('track_ids').array().notNull().default([]),
    trackStreams: bigint('track_streams', { mode: 'number' }).array().notNull().default([]),
    trackEarned: bigint('track_earned', { mode: 'number' }).array().notNull().default([]),
    trackSkips: bigint('track_skips', { mode: 'number' }).array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.artistId, table.day] }),
    index('artist_day_open_index')
      .on(table.day)
      .where(sql`${table.isOpen}`),
  ],
);
