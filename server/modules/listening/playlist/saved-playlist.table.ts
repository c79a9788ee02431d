import { index, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';
import { playlistTable } from './playlist.table.ts';

/** Playlists of others in a user's library; a hidden or deleted one stays, and comes back. */
export const savedPlaylistTable = pgTable(
  'saved_playlist',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    playlistId: text('playlist_id')
      .notNull()
      .references(() => playlistTable.id, { onDelete: 'cascade' }),
    since: timestamp('since', { withTimezone: true }).notNull(),
    /** When the user read of its last added tracks. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.playlistId] }),
    index('saved_playlist_user_index').on(table.userId, table.since, table.playlistId),
    index('saved_playlist_playlist_index').on(table.playlistId),
  ],
);
