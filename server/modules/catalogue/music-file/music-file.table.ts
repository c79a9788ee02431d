import { sql } from '#drizzle/orm.ts';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from '#drizzle/pg-core.ts';
import type { LatinText } from '#contract/music-name.ts';
import type { MusicFormat } from '../../../media/music/house-file.ts';
import type { WavePcm } from '../../../media/music/wave-pcm.ts';
import { bytes } from '../../../platform/database/bytes.column.ts';
import { trackTable } from '../track/track.table.ts';
import { musicFolderTable } from './music-folder.table.ts';
import { musicNameFolderTable } from './music-name-folder.table.ts';

/** A track has several files where several hold the same sound. */
export const musicFileTable = pgTable(
  'music_file',
  {
    id: text('id').primaryKey(),
    folderId: text('folder_id')
      .notNull()
      .references(() => musicFolderTable.id),
    /** Below the folder. */
    path: bytes('path').notNull(),
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    inode: text('inode').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Nanoseconds since 1970. */
    modified: text('modified').notNull(),
    /** Nanoseconds since 1970, of the entry: also renaming sets it. */
    changed: text('changed').notNull(),
    /** SHA-256 of the sound without tags, in base64url. */
    hash: text('hash').notNull(),
    /** Version of the fingerprint that its sound has; 0 while it waits. */
    fingerprint: integer('fingerprint').notNull().default(0),
    /** The song that it was a file of before admins found it to be the same recording. */
    formerTrackId: text('former_track_id'),
    format: text('format').$type<MusicFormat>().notNull(),
    samples: bigint('samples', { mode: 'number' }).notNull(),
    sampleRate: integer('sample_rate').notNull(),
    /** See `collectSeconds`. */
    secondsAt: bytes('seconds_at').notNull(),
    previewHead: bytes('preview_head').notNull(),
    previewFrom: bigint('preview_from', { mode: 'number' }).notNull(),
    previewTo: bigint('preview_to', { mode: 'number' }).notNull(),
    /** Of a file that is served as WAV. */
    pcm: jsonb('pcm').$type<WavePcm>(),
    /** Of MusicBrainz. */
    recordingId: text('recording_id'),
    isrc: text('isrc'),
    /** Names that its tags mark as Latin-1, and the folder by which they are read. */
    latinTexts: jsonb('latin_texts').$type<LatinText[]>(),
    nameFolderId: text('name_folder_id').references(() => musicNameFolderTable.id),
    goneAt: timestamp('gone_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('music_file_path_index')
      .on(table.folderId, table.path)
      .where(sql`${table.goneAt} is null`),
    index('music_file_track_index').on(table.trackId),
    index('music_file_hash_index').on(table.hash),
    index('music_file_name_folder_index').on(table.nameFolderId),
    index('music_file_fingerprint_index').on(table.fingerprint),
    index('music_file_former_track_index')
      .on(table.formerTrackId)
      .where(sql`${table.formerTrackId} is not null`),
  ],
);
