import { index, pgTable, text } from '#drizzle/pg-core.ts';
import { bytes } from '../../../platform/database/bytes.column.ts';
import { albumTable } from '../album/album.table.ts';
import { musicFolderTable } from './music-folder.table.ts';

/** By what files belong to an album. See docs/product/imported-music.md. */
export const musicAlbumTable = pgTable(
  'music_album',
  {
    albumId: text('album_id')
      .primaryKey()
      .references(() => albumTable.id, { onDelete: 'cascade' }),
    folderId: text('folder_id')
      .notNull()
      .references(() => musicFolderTable.id),
    /** Below the root, without folders of discs. */
    folder: bytes('folder').notNull(),
    titleKey: text('title_key').notNull(),
    /** Of the tag; null where only the tracks name artists. */
    artistKey: text('artist_key'),
    year: text('year'),
    musicbrainzId: text('musicbrainz_id'),
  },
  (table) => [
    index('music_album_title_index').on(table.titleKey),
    index('music_album_musicbrainz_index').on(table.musicbrainzId),
  ],
);
