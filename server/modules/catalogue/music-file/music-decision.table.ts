import { date, index, integer, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import type { Genre } from '#contract/artist.ts';
import type { MusicDecisionKind } from '#contract/music-album.ts';
import { bytes } from '../../../platform/database/bytes.column.ts';
import { musicFolderTable } from './music-folder.table.ts';

/** Albums that were joined or split by hand, and songs found to be one recording, until it is undone. See docs/product/imported-music.md. */
export const musicDecisionTable = pgTable('music_decision', {
  id: text('id').primaryKey(),
  /** Later ones win. */
  number: integer('number').notNull().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<MusicDecisionKind>().notNull(),
  /** That stays or is new; it may be joined to another one later. */
  albumId: text('album_id').notNull(),
  /** Of the album at that time. */
  title: text('title').notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  /** Leads nowhere once the account is deleted. */
  decidedById: text('decided_by_id').notNull(),
});

/** Songs that stay in the album, whatever their tags and paths say; or that another one plays for. */
export const musicDecisionTrackTable = pgTable(
  'music_decision_track',
  {
    decisionId: text('decision_id')
      .notNull()
      .references(() => musicDecisionTable.id, { onDelete: 'cascade' }),
    trackId: text('track_id').notNull(),
    formerAlbumId: text('former_album_id').notNull(),
    formerDisc: integer('former_disc'),
    /** The song that it was the same recording as already. */
    formerSameAsId: text('former_same_as_id'),
    /** Added to the disc of the tags. */
    discShift: integer('disc_shift').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.decisionId, table.trackId] }),
    index('music_decision_track_index').on(table.trackId),
  ],
);

/** Albums that songs were taken from, as they were; without keys, no file belongs to one by rules. */
export const musicDecisionAlbumTable = pgTable(
  'music_decision_album',
  {
    decisionId: text('decision_id')
      .notNull()
      .references(() => musicDecisionTable.id, { onDelete: 'cascade' }),
    albumId: text('album_id').notNull(),
    title: text('title').notNull(),
    artistId: text('artist_id').notNull(),
    genre: text('genre').$type<Genre>().notNull(),
    releaseDate: date('release_date', { mode: 'string' }).notNull(),
    released: text('released'),
    folderId: text('folder_id').references(() => musicFolderTable.id),
    folder: bytes('folder'),
    titleKey: text('title_key'),
    artistKey: text('artist_key'),
    year: text('year'),
    musicbrainzId: text('musicbrainz_id'),
  },
  (table) => [primaryKey({ columns: [table.decisionId, table.albumId] })],
);
