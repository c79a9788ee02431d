import { index, pgTable, text, timestamp, uniqueIndex } from '#drizzle/pg-core.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';

/** Plays elsewhere, brought by file: apart from plays, so that no figure can count them. */
export const broughtListenTable = pgTable(
  'brought_listen',
  {
    id: text('id').primaryKey(),
    listenerId: text('listener_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    /** Whole seconds, as files have them. */
    playedAt: timestamp('played_at', { withTimezone: true }).notNull(),
    /** Leaves the listener's own lists. */
    forgottenAt: timestamp('forgotten_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('brought_listen_index').on(table.listenerId, table.playedAt, table.trackId),
    index('brought_listen_track_index').on(table.trackId),
  ],
);
