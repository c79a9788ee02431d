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
 * Who follows an artist or has streamed them, kept with the daily figures: one row of each, so that nobody adds up a life
 * of plays for a tier. See docs/product/fans.md.
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
    /** Counted plays of the artist. */
    streams: integer('streams').notNull(),
    /** The same by the id of the track. */
    tracks: jsonb('tracks').$type<Record<string, number>>().notNull(),
    /** The day (UTC) of the last; null where there is none. */
    lastDay: date('last_day', { mode: 'string' }),
    /** Since when they follow; null where they do not. */
    followedAt: timestamp('followed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.artistId, table.listenerId] }),
    index('fan_streams_index').on(table.artistId, table.streams, table.listenerId),
    index('fan_listener_index').on(table.listenerId),
  ],
);
