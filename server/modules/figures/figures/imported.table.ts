import { bigint, date, integer, json, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import type { EarningParts } from './day-figures.ts';

/**
 * Imports are separate from this server's counts and unaffected by a recount. See
 * docs/product/figures.md.
 */
export const importedDayTable = pgTable(
  'imported_day',
  {
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    streams: bigint('streams', { mode: 'number' }).notNull(),
    /** Millionths of a euro. */
    earned: bigint('earned', { mode: 'number' }).notNull(),
    /** Distinct listeners of the 28 days that end on the day. */
    listeners: integer('listeners').notNull(),
    followers: integer('followers'),
    countries: json('countries').$type<EarningParts>().notNull(),
    sources: json('sources').$type<EarningParts>().notNull(),
    listenerCountries: json('listener_countries').$type<Record<string, number>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.artistId, table.day] })],
);

export const importedTrackTable = pgTable('imported_track', {
  trackId: text('track_id')
    .primaryKey()
    .references(() => trackTable.id, { onDelete: 'cascade' }),
  streams: bigint('streams', { mode: 'number' }).notNull(),
  /** Millionths of a euro. */
  earned: bigint('earned', { mode: 'number' }).notNull(),
  countries: json('countries').$type<EarningParts>().notNull(),
});
