import { sql } from '#drizzle/orm.ts';
import { index, pgTable, text, timestamp, uniqueIndex } from '#drizzle/pg-core.ts';
import { artistTable } from './artist.table.ts';
import { userTable } from '../../people/user/user.table.ts';

/**
 * Ended follows stay as history, anonymous once an account is deleted. See
 * docs/product/figures.md.
 */
export const followedArtistTable = pgTable(
  'followed_artist',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => userTable.id, { onDelete: 'set null' }),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    since: timestamp('since', { withTimezone: true }).notNull(),
    until: timestamp('until', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('followed_artist_current_index')
      .on(table.artistId, table.userId)
      .where(sql`${table.until} is null`),
    index('followed_artist_user_index').on(table.userId, table.since),
    index('followed_artist_since_index').on(table.artistId, table.since),
    index('followed_artist_until_index').on(table.artistId, table.until),
  ],
);
