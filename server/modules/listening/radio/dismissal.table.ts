import { sql } from '#drizzle/orm.ts';
import { check, index, pgTable, text, timestamp, uniqueIndex } from '#drizzle/pg-core.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';

/** What a listener does not want recommended: a track or an artist. */
export const dismissalTable = pgTable(
  'dismissal',
  {
    id: text('id').primaryKey(),
    listenerId: text('listener_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    trackId: text('track_id').references(() => trackTable.id, { onDelete: 'cascade' }),
    artistId: text('artist_id').references(() => artistTable.id, { onDelete: 'cascade' }),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('dismissal_track_index').on(table.listenerId, table.trackId),
    uniqueIndex('dismissal_artist_index').on(table.listenerId, table.artistId),
    index('dismissal_of_track_index').on(table.trackId),
    index('dismissal_of_artist_index').on(table.artistId),
    check('dismissal_of_one', sql`num_nonnulls(${table.trackId}, ${table.artistId}) = 1`),
  ],
);
