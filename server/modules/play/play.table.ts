import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SubscriptionType, User } from '#contract/user.ts';
import { trackTable } from '../track/track.table.ts';
import { userTable } from '../user/user.table.ts';
import type { DeviceKind } from './device-of.ts';
import type { PlaySource } from './play-source.ts';

/** What is kept of how a track was heard; null for what was counted before it was kept. */
function circumstances() {
  return {
    source: text('source').$type<PlaySource['kind']>(),
    /** The playlist that it was started from, which may be gone by now. */
    playlistId: text('playlist_id'),
    /** Of the account, then. */
    country: text('country').$type<User['country']>(),
    plan: text('plan').$type<SubscriptionType>(),
    device: text('device').$type<DeviceKind>(),
  };
}

/** Counted plays of signed-in listeners. Those of an account that is deleted stay, without the person. */
export const playTable = pgTable(
  'play',
  {
    id: text('id').primaryKey(),
    listenerId: text('listener_id').references(() => userTable.id, { onDelete: 'set null' }),
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    /** The moment at which the play counted. */
    playedAt: timestamp('played_at', { withTimezone: true }).notNull(),
    ...circumstances(),
  },
  (table) => [
    index('play_listener_index').on(table.listenerId, table.playedAt),
    index('play_track_index').on(table.trackId, table.playedAt),
  ],
);
