import { date, index, pgTable, text } from '#drizzle/pg-core.ts';
import type { Genre } from '#contract/artist.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { toFullText } from '../../platform/database/full-text.ts';
import { searchKey } from '../../platform/database/search-key.column.ts';

export const albumTable = pgTable(
  'album',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id),
    releaseDate: date('release_date', { mode: 'string' }).notNull(),
    labelId: text('label_id')
      .notNull()
      .references(() => labelTable.id),
    genre: text('genre').$type<Genre>().notNull(),
    /** Written by `indexArtists`. */
    searchKey: searchKey('search_key').notNull().default(''),
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    index('album_artist_index').on(table.artistId, table.releaseDate),
    index('album_label_index').on(table.labelId),
    index('album_search_key_index').on(table.searchKey),
    index('album_full_text_index').using('gin', toFullText(table.searchText)),
  ],
);
