import { bigint, index, json, pgTable, text } from '#drizzle/pg-core.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import type { EarningParts } from './day-figures.ts';

export const trackTotalTable = pgTable(
  'track_total',
  {
    trackId: text('track_id')
      .primaryKey()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    streams: bigint('streams', { mode: 'number' }).notNull(),
    skips: bigint('skips', { mode: 'number' }).notNull(),
    /** Millionths of a euro. */
    earned: bigint('earned', { mode: 'number' }).notNull(),
    countries: json('countries').$type<EarningParts>().notNull(),
  },
  (table) => [index('track_total_artist_index').on(table.artistId)],
);
