import { sql } from '#drizzle/orm.ts';
import { index, pgTable, text, timestamp, uniqueIndex } from '#drizzle/pg-core.ts';
import type { OwnArtistRequest } from '#contract/artist-request.ts';
import { searchKey } from '../../../platform/database/search-key.column.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { userTable } from '../../people/user/user.table.ts';

type State = NonNullable<OwnArtistRequest['request']>['state'];

/** Accounts that ask to speak for an artist. See docs/product/ownership.md. */
export const artistRequestTable = pgTable(
  'artist_request',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** The name that was asked for. */
    artist: text('artist').notNull(),
    /** As the artist's search key, without its spaces. */
    nameKey: searchKey('name_key').notNull(),
    /** Asked for by its address, later the one connected. */
    artistId: text('artist_id').references(() => artistTable.id, { onDelete: 'set null' }),
    proof: text('proof').notNull(),
    state: text('state').$type<State>().notNull().default('open'),
    reason: text('reason').notNull().default(''),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('artist_request_user_index').on(table.userId, table.askedAt),
    uniqueIndex('artist_request_open_index')
      .on(table.userId)
      .where(sql`${table.state} = 'open'`),
    index('artist_request_waiting_index')
      .on(table.askedAt, table.id)
      .where(sql`${table.state} = 'open'`),
    index('artist_request_artist_index').on(table.artistId),
  ],
);
