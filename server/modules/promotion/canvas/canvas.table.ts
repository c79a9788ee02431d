import { sql } from '#drizzle/orm.ts';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from '#drizzle/pg-core.ts';
import type { CanvasStatus, CanvasVideo } from '#contract/canvas.ts';
import { assetTable } from '../../../platform/assets/asset.table.ts';
import { deliveredColumns } from '../../catalogue/ownership/delivered.columns.ts';
import { toFullText, getKey } from '../../../platform/database/full-text.ts';
import { userTable } from '../../people/user/user.table.ts';

/** The file's use is `canvas-video/<id>`. See docs/product/canvas.md. */
export const canvasTable = pgTable(
  'canvas',
  {
    ...deliveredColumns(),
    /** The track may be in an unreleased release, which keeps the id. */
    trackId: text('track_id').notNull(),
    /** The title as submitted, for a track that is gone. */
    trackTitle: text('track_title').notNull(),
    /** Hash; null where only an address was given. */
    video: text('video'),
    /** For the editor only; the server never fetches or plays it. */
    videoUrl: text('video_url'),
    thumbnail: text('thumbnail'),
    description: text('description').notNull().default(''),
    tags: text('tags').array().notNull(),
    isLoop: boolean('is_loop').notNull().default(true),
    startTime: doublePrecision('start_time').notNull(),
    endTime: doublePrecision('end_time').notNull(),
    status: text('status').$type<CanvasStatus>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    decidedBy: text('decided_by'),
    decidedById: text('decided_by_id'),
    feedback: text('feedback'),
    views: integer('views').notNull().default(0),
    /** Percent, recounted every hour. */
    engagement: doublePrecision('engagement').notNull().default(0),
  },
  (table) => [
    index('canvas_artist_index').on(table.artistId, table.createdAt),
    index('canvas_status_index').on(table.status, table.sentAt),
    index('canvas_track_index').on(table.trackId),
    index('canvas_sent_by_index').on(table.sentBy),
    index('canvas_decided_by_index').on(table.decidedById),
    index('canvas_full_text_index').using('gin', toFullText(getKey(table.trackTitle))),
    uniqueIndex('canvas_live_index')
      .on(table.trackId)
      .where(sql`${table.status} = 'live'`),
  ],
);

/** The facts are read on upload and deleted with the asset. */
export const canvasVideoTable = pgTable('canvas_video', {
  hash: text('hash')
    .primaryKey()
    .references(() => assetTable.hash, { onDelete: 'cascade' }),
  seconds: doublePrecision('seconds').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  codec: text('codec').$type<CanvasVideo['codec']>().notNull(),
});

export const canvasViewTable = pgTable(
  'canvas_view',
  {
    canvasId: text('canvas_id')
      .notNull()
      .references(() => canvasTable.id, { onDelete: 'cascade' }),
    listenerId: text('listener_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.canvasId, table.listenerId] }),
    index('canvas_view_listener_index').on(table.listenerId),
    index('canvas_view_last_index').on(table.lastAt),
  ],
);
