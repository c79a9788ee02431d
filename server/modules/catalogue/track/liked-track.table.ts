import { index, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';
import { trackTable } from './track.table.ts';

export const likedTrackTable = pgTable(
  'liked_track',
  {
    listenerId: text('listener_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    likedAt: timestamp('liked_at', { withTimezone: true }).notNull(),
    /** Songs of the same recording that the like came over from, the last one at the end. */
    cameFrom: text('came_from').array(),
  },
  (table) => [
    primaryKey({ columns: [table.listenerId, table.trackId] }),
    index('liked_track_listener_index').on(table.listenerId, table.likedAt),
    index('liked_track_track_index').on(table.trackId),
  ],
);
