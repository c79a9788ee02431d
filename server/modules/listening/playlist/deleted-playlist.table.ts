import { boolean, index, jsonb, pgTable, text } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';
import { playlistTable } from './playlist.table.ts';

/** What a deleted playlist needs to be restored. */
export const deletedPlaylistTable = pgTable(
  'deleted_playlist',
  {
    playlistId: text('playlist_id')
      .primaryKey()
      .references(() => playlistTable.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    wasPublic: boolean('was_public').notNull(),
    /** Rows of `playlist_track` without `playlist_id`. */
    entries: jsonb('entries').notNull(),
  },
  (table) => [
    index('deleted_playlist_owner_index').on(table.ownerId),
    index('deleted_playlist_entries_index').using('gin', table.entries.op('jsonb_path_ops')),
  ],
);
