import { sql } from '#drizzle/orm.ts';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
} from '#drizzle/pg-core.ts';
import { albumTable } from '../album/album.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { toFullText } from '../../../platform/database/full-text.ts';
import { searchKey } from '../../../platform/database/search-key.column.ts';

export type TrackCredits = { writers: string[]; producers: string[] };

/** No index contains `playCount`, so plays rewrite no index entry. */
export const trackTable = pgTable(
  'track',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id),
    albumId: text('album_id')
      .notNull()
      .references(() => albumTable.id),
    /** From 1; imported tracks leave gaps. */
    position: integer('position').notNull(),
    disc: integer('disc'),
    discTitle: text('disc_title'),
    /** As printed, such as `A1`. */
    printedNumber: text('printed_number'),
    /** Names as printed, where they are not the artist's own. */
    printedArtist: text('printed_artist'),
    /** Its files are not where they were imported from. */
    isGone: boolean('is_gone').notNull().default(false),
    /** The song that plays for it and is listed in its place: admins found both to be one recording. */
    sameAsId: text('same_as_id'),
    /** Written by `setHasLyrics`. */
    hasLyrics: boolean('has_lyrics').notNull().default(false),
    /** Whole seconds. */
    duration: integer('duration').notNull(),
    playCount: bigint('play_count', { mode: 'number' }).notNull().default(0),
    /** Quarter notes a minute; null where unknown. */
    tempo: integer('tempo'),
    /** The tonic, in semitones above C. */
    tonic: integer('tonic'),
    /** Integrated LUFS; null where unknown. */
    loudness: real('loudness'),
    /** Of the songs of its album that are known. */
    albumLoudness: real('album_loudness'),
    /** When its sound was listened to, also without a result; null while it waits. */
    analysedAt: timestamp('analysed_at', { withTimezone: true }),
    credits: jsonb('credits').$type<TrackCredits>(),
    /** Of a label's song, twelve characters. */
    isrc: text('isrc'),
    /** Earns nothing. See docs/product/releases.md. */
    isInterlude: boolean('is_interlude').notNull().default(false),
    /** See `popular-marks.ts`. */
    isPopular: boolean('is_popular').notNull().default(false),
    /** Written by `indexArtists`. */
    searchKey: searchKey('search_key').notNull().default(''),
    /** Normalised title, artist name, genre and country. */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    index('track_album_index').on(table.albumId, table.position),
    index('track_artist_index').on(table.artistId),
    index('track_same_as_index')
      .on(table.sameAsId)
      .where(sql`${table.sameAsId} is not null`),
    index('track_search_key_index').on(table.searchKey),
    index('track_popular_search_key_index')
      .on(table.searchKey)
      .where(sql`${table.isPopular}`),
    index('track_unanalysed_index')
      .on(table.id)
      .where(sql`${table.analysedAt} is null`),
    index('track_full_text_index').using('gin', toFullText(table.searchText)),
    index('track_popular_full_text_index')
      .using('gin', toFullText(table.searchText))
      .where(sql`${table.isPopular}`),
  ],
);
