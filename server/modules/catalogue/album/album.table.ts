import { sql } from '#drizzle/orm.ts';
import { date, index, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import type { Genre } from '#contract/artist.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { toFullText } from '../../../platform/database/full-text.ts';
import { searchKey } from '../../../platform/database/search-key.column.ts';

export const albumTable = pgTable(
  'album',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id),
    releaseDate: date('release_date', { mode: 'string' }).notNull(),
    /** Null for what came into the catalogue otherwise than by a release. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** From this moment on followers of the artist read about it. */
    outAt: timestamp('out_at', { withTimezone: true }).generatedAlwaysAs(
      sql`coalesce("published_at", "release_date"::timestamp at time zone 'UTC')`,
    ),
    /** As precise as known, such as `2018`; null where `releaseDate` is exact. */
    released: text('released'),
    /** Null for imported music, which nobody is paid for. */
    labelId: text('label_id').references(() => labelTable.id),
    genre: text('genre').$type<Genre>().notNull(),
    /** Written by `indexArtists`. */
    searchKey: searchKey('search_key').notNull().default(''),
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    index('album_artist_index').on(table.artistId, table.releaseDate),
    index('album_out_index').on(table.artistId, table.outAt),
    index('album_label_index').on(table.labelId),
    index('album_search_key_index').on(table.searchKey),
    index('album_full_text_index').using('gin', toFullText(table.searchText)),
  ],
);
