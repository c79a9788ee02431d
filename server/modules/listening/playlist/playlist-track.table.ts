import { sql } from '#drizzle/orm.ts';
import { boolean, index, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { playlistTable } from './playlist.table.ts';

/** A track may have several entries; positions may have gaps. */
export const playlistTrackTable = pgTable(
  'playlist_track',
  {
    id: text('id').primaryKey(),
    playlistId: text('playlist_id')
      .notNull()
      .references(() => playlistTable.id, { onDelete: 'cascade' }),
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** Null for the owner and for a deleted account, which `isByCollaborator` tells apart. */
    addedBy: text('added_by').references(() => userTable.id, { onDelete: 'set null' }),
    isByCollaborator: boolean('is_by_collaborator').notNull().default(false),
  },
  (table) => [
    index('playlist_track_entry_index').on(table.playlistId, table.trackId),
    index('playlist_track_position_index').on(table.playlistId, table.position),
    index('playlist_track_track_index').on(table.trackId),
    index('playlist_track_added_by_index')
      .on(table.addedBy)
      .where(sql`${table.addedBy} is not null`),
  ],
);
