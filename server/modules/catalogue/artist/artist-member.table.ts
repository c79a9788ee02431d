import { index, pgTable, primaryKey, text } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';
import { artistTable } from './artist.table.ts';

/** Accounts that speak for artists. */
export const artistMemberTable = pgTable(
  'artist_member',
  {
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.artistId, table.userId] }),
    index('artist_member_user_index').on(table.userId),
  ],
);
