import { index, integer, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { playlistTable } from './playlist.table.ts';

/** How long a track is in a playlist of the editors, since this is recorded. */
export const playlistStayTable = pgTable(
  'playlist_stay',
  {
    playlistId: text('playlist_id')
      .notNull()
      .references(() => playlistTable.id, { onDelete: 'cascade' }),
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
    /** From 1, at its entry; null for entries from before stays were recorded. */
    place: integer('place'),
    /** Null while it is in. */
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.playlistId, table.trackId, table.enteredAt] }),
    index('playlist_stay_track_index').on(table.trackId, table.enteredAt),
  ],
);
