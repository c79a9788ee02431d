import { sql } from '#drizzle/orm.ts';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from '#drizzle/pg-core.ts';
import type { Pitch, PitchDetails, PitchStatus } from '#contract/pitch.ts';
import { deliveredColumns } from '../../catalogue/ownership/delivered.columns.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { toFullText } from '../../../platform/database/full-text.ts';
import { searchKey } from '../../../platform/database/search-key.column.ts';

/** See docs/product/pitching.md. */
export const pitchTable = pgTable(
  'pitch',
  {
    ...deliveredColumns(),
    /** May be deleted later. */
    trackId: text('track_id'),
    trackTitle: text('track_title').notNull(),
    /** Finds songs whose title was typed by hand. */
    titleKey: searchKey('title_key').notNull(),
    artistName: text('artist_name').notNull(),
    releaseDate: date('release_date', { mode: 'string' }).notNull(),
    /** In the device's time zone. */
    submissionDate: date('submission_date', { mode: 'string' }).notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
    status: text('status').$type<PitchStatus>().notNull().default('pending'),
    isOpen: boolean('is_open').notNull().default(true),
    targetPlaylists: jsonb('target_playlists').$type<string[]>().notNull(),
    genre: text('genre').$type<Pitch['genre']>().notNull(),
    mood: text('mood').$type<Pitch['mood']>().notNull(),
    description: text('description').notNull(),
    details: jsonb('details').$type<PitchDetails>().notNull(),
    /** Prevents two editors from deciding on the same version. */
    version: integer('version').notNull().default(1),
    reviewedBy: text('reviewed_by'),
    reviewedById: text('reviewed_by_id'),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    feedback: text('feedback').notNull().default(''),
    searchKey: searchKey('search_key').notNull(),
  },
  (table) => [
    index('pitch_artist_index').on(table.artistId, table.submittedAt),
    index('pitch_open_index')
      .on(table.submittedAt, table.id)
      .where(sql`${table.isOpen}`),
    index('pitch_status_index').on(table.status, table.submittedAt, table.id),
    index('pitch_genre_index').on(table.genre, table.status, table.submittedAt, table.id),
    index('pitch_target_index').using('gin', table.targetPlaylists.op('jsonb_path_ops')),
    index('pitch_time_index').on(table.submittedAt, table.id),
    index('pitch_sent_by_index').on(table.sentBy),
    index('pitch_reviewed_by_index').on(table.reviewedById),
    uniqueIndex('pitch_open_track_index')
      .on(table.artistId, table.titleKey)
      .where(sql`${table.isOpen}`),
    index('pitch_full_text_index').using('gin', toFullText(table.searchKey)),
  ],
);

/** Songs enter these playlists on their release. */
export const pitchPlacementTable = pgTable(
  'pitch_placement',
  {
    pitchId: text('pitch_id')
      .notNull()
      .references(() => pitchTable.id, { onDelete: 'cascade' }),
    playlistId: text('playlist_id')
      .notNull()
      .references(() => playlistTable.id, { onDelete: 'cascade' }),
    /** Null until then. */
    placedAt: timestamp('placed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.pitchId, table.playlistId] }),
    index('pitch_placement_playlist_index').on(table.playlistId),
  ],
);
