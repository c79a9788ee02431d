import { sql } from '#drizzle/orm.ts';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { playlistTable } from './playlist.table.ts';

/** What was done in a collaborative playlist. See docs/product/collaboration.md. */
export const playlistLogTable = pgTable(
  'playlist_log',
  {
    id: text('id').primaryKey(),
    playlistId: text('playlist_id')
      .notNull()
      .references(() => playlistTable.id, { onDelete: 'cascade' }),
    /** Null for a deleted account. */
    actorId: text('actor_id').references(() => userTable.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['added', 'removed', 'moved'] }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** `spread_count` of the playlist: positions are of that spread. */
    spread: integer('spread').notNull(),
    /** The act that this one took back. */
    undoes: text('undoes'),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    index('playlist_log_playlist_index').on(table.playlistId, table.at, table.id),
    index('playlist_log_actor_index')
      .on(table.actorId)
      .where(sql`${table.actorId} is not null`),
  ],
);

/** Its rows of `playlist_track`, as they were before a removal or move, or after an addition. */
export const playlistLogEntryTable = pgTable(
  'playlist_log_entry',
  {
    logId: text('log_id')
      .notNull()
      .references(() => playlistLogTable.id, { onDelete: 'cascade' }),
    entryId: text('entry_id').notNull(),
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    addedBy: text('added_by').references(() => userTable.id, { onDelete: 'set null' }),
    isByCollaborator: boolean('is_by_collaborator').notNull(),
    /** Entries beside it, null at an end. */
    after: text('after'),
    before: text('before'),
  },
  (table) => [
    primaryKey({ columns: [table.logId, table.entryId] }),
    index('playlist_log_entry_track_index').on(table.trackId),
    index('playlist_log_entry_added_by_index')
      .on(table.addedBy)
      .where(sql`${table.addedBy} is not null`),
  ],
);
