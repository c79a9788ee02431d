import { bigint, date, integer, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import { artistTable } from '../artist/artist.table.ts';
import { part } from './artist-day.table.ts';

const sum = (name: string) => bigint(name, { mode: 'number' });

/**
 * The seven days of an artist from a Monday on, added up ahead, so that a year is read out of fifty rows and not out of 365. What is not in a
 * week is asked of days alone. See docs/decisions/daily-figures.md.
 */
export const artistWeekTable = pgTable(
  'artist_week',
  {
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    /** Its Monday, UTC. */
    week: date('week', { mode: 'string' }).notNull(),
    streams: sum('streams').notNull(),
    skips: sum('skips').notNull(),
    /** Millionths of a euro. */
    earned: sum('earned').notNull(),
    countries: part('countries'),
    sources: part('sources'),
    plans: part('plans'),
    devices: part('devices'),
    trackIds: text('track_ids').array().notNull(),
    /** Of the same types as those of days, beside which they are read. */
    trackStreams: integer('track_streams').array().notNull(),
    trackEarned: sum('track_earned').array().notNull(),
    trackSkips: integer('track_skips').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.artistId, table.week] })],
);
