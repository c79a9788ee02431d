import { index, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { trackTable } from '../track/track.table.ts';
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
  },
  (table) => [
    index('playlist_track_entry_index').on(table.playlistId, table.trackId),
    index('playlist_track_position_index').on(table.playlistId, table.position),
    index('playlist_track_track_index').on(table.trackId),
  ],
);
