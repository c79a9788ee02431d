import { index, pgTable, text } from '#drizzle/pg-core.ts';
import { artistTable } from '../artist/artist.table.ts';

/** By what tags name an artist; an artist of a label is never taken for one of these. */
export const musicArtistTable = pgTable(
  'music_artist',
  {
    artistId: text('artist_id')
      .primaryKey()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    nameKey: text('name_key').notNull(),
    musicbrainzId: text('musicbrainz_id'),
  },
  (table) => [
    index('music_artist_name_index').on(table.nameKey),
    index('music_artist_musicbrainz_index').on(table.musicbrainzId),
  ],
);
