import { sql } from '#drizzle/orm.ts';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from '#drizzle/pg-core.ts';
import type {
  PreparedTrack,
  PreparedType,
  RejectionReason,
  SoundFacts,
} from '#contract/release.ts';
import { assetTable } from '../../../platform/assets/asset.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { toFullText, getKey } from '../../../platform/database/full-text.ts';
import { userTable } from '../../people/user/user.table.ts';

export type ReleaseState = 'draft' | 'pending' | 'approved' | 'rejected' | 'live';

/**
 * On its day a release becomes an album with the same id and stays here as `live`. See
 * docs/product/releases.md.
 */
export const releaseTable = pgTable(
  'release',
  {
    id: text('id').primaryKey(),
    labelId: text('label_id')
      .notNull()
      .references(() => labelTable.id),
    artistId: text('artist_id').references(() => artistTable.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    type: text('type').$type<PreparedType>().notNull(),
    releaseDate: date('release_date', { mode: 'string' }),
    /** Thirteen digits, or as typed where that is no code. */
    upc: text('upc').notNull().default(''),
    /** Hash, in use as `album-picture/<id>`. */
    cover: text('cover'),
    state: text('state').$type<ReleaseState>().notNull().default('draft'),
    /** Prevents overwriting of unseen changes. */
    version: integer('version').notNull().default(1),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    sentBy: text('sent_by').references(() => userTable.id, { onDelete: 'set null' }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Null for the service. */
    decidedBy: text('decided_by'),
    decidedById: text('decided_by_id'),
    reason: text('reason').$type<RejectionReason>(),
    note: text('note').notNull().default(''),
  },
  (table) => [
    index('release_label_index').on(table.labelId, table.state),
    index('release_state_index').on(table.state, table.sentAt),
    index('release_artist_index').on(table.artistId),
    index('release_sent_by_index').on(table.sentBy),
    index('release_decided_by_index').on(table.decidedById),
    index('release_upc_index')
      .on(table.upc)
      .where(sql`${table.upc} <> ''`),
    index('release_full_text_index').using('gin', toFullText(getKey(table.title))),
  ],
);

/** Detected at upload; deleted with the asset. */
export const releaseSoundTable = pgTable('release_sound', {
  hash: text('hash')
    .primaryKey()
    .references(() => assetTable.hash, { onDelete: 'cascade' }),
  format: text('format').$type<SoundFacts['format']>().notNull(),
  seconds: doublePrecision('seconds').notNull(),
  sampleRate: integer('sample_rate').notNull(),
  channels: integer('channels').notNull(),
  bitrate: integer('bitrate').notNull(),
});

/** MP3s are in use as `track-sound/<id>`, others as `track-original/<id>` until encoded. */
export const releaseTrackTable = pgTable(
  'release_track',
  {
    /** Becomes the id in the catalogue. */
    id: text('id').primaryKey(),
    releaseId: text('release_id')
      .notNull()
      .references(() => releaseTable.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    credits: jsonb('credits').$type<{ writers: string[]; producers: string[] }>().notNull(),
    isInterlude: boolean('is_interlude').notNull().default(false),
    /** Twelve characters, or as typed where that is no code. */
    isrc: text('isrc').notNull().default(''),
    sound: text('sound')
      .notNull()
      .references(() => releaseSoundTable.hash),
    state: text('state').$type<PreparedTrack['state']>().notNull(),
  },
  (table) => [
    uniqueIndex('release_track_sound_index').on(table.releaseId, table.sound),
    index('release_track_hash_index').on(table.sound),
    index('release_track_isrc_index')
      .on(table.isrc)
      .where(sql`${table.isrc} <> ''`),
  ],
);

/** ISRC and UPC, which differ in form, each held by one release. */
export const releaseCodeTable = pgTable(
  'release_code',
  {
    code: text('code').primaryKey(),
    releaseId: text('release_id')
      .notNull()
      .references(() => releaseTable.id, { onDelete: 'cascade' }),
  },
  (table) => [index('release_code_release_index').on(table.releaseId)],
);

/** As given, of songs that are not out. See docs/product/lyrics.md. */
export const releaseLyricsTable = pgTable(
  'release_lyrics',
  {
    releaseId: text('release_id')
      .notNull()
      .references(() => releaseTable.id, { onDelete: 'cascade' }),
    sound: text('sound').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.sound] })],
);

/** For the press, until the release is out. See docs/product/releases.md. */
export const releaseLinkTable = pgTable(
  'release_link',
  {
    id: text('id').primaryKey(),
    releaseId: text('release_id')
      .notNull()
      .references(() => releaseTable.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** For whom it is, in the label's words. */
    note: text('note').notNull(),
    /** Inclusive. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    opened: integer('opened').notNull().default(0),
    lastOpenedAt: timestamp('last_opened_at', { withTimezone: true }),
  },
  (table) => [
    index('release_link_release_index').on(table.releaseId),
    index('release_link_ends_on_index').on(table.endsOn),
  ],
);
