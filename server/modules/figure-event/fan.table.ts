import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '#drizzle/pg-core.ts';
import { artistTable } from '../artist/artist.table.ts';
import { userTable } from '../user/user.table.ts';

/**
 * Followers and listeners, maintained with the daily figures, so that no tier needs a sum over
 * all plays. See docs/product/fans.md.
 */
export const fanTable = pgTable(
  'fan',
  {
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    listenerId: text('listener_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    streams: integer('streams').notNull(),
    /** Streams by track id. */
    tracks: jsonb('tracks').$type<Record<string, number>>().notNull(),
    /** UTC. */
    lastDay: date('last_day', { mode: 'string' }),
    followedAt: timestamp('followed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.artistId, table.listenerId] }),
    index('fan_streams_index').on(table.artistId, table.streams, table.listenerId),
    index('fan_listener_index').on(table.listenerId),
  ],
);
