import { bigint, date, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { part } from './artist-day.table.ts';

const sum = (name: string) => bigint(name, { mode: 'number' });

/** A year takes fifty rows instead of 365. See docs/decisions/counting.md. */
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
    /** The types are those of `artist_day`, since both are read together. */
    trackStreams: sum('track_streams').array().notNull(),
    trackEarned: sum('track_earned').array().notNull(),
    trackSkips: sum('track_skips').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.artistId, table.week] })],
);
