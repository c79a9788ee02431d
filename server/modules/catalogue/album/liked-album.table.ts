import { sql } from '#drizzle/orm.ts';
import { index, pgTable, text, timestamp, uniqueIndex } from '#drizzle/pg-core.ts';
import { albumTable } from './album.table.ts';
import { userTable } from '../../people/user/user.table.ts';

/** Stores periods like `followed_artist`. */
export const likedAlbumTable = pgTable(
  'liked_album',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => userTable.id, { onDelete: 'set null' }),
    albumId: text('album_id')
      .notNull()
      .references(() => albumTable.id, { onDelete: 'cascade' }),
    since: timestamp('since', { withTimezone: true }).notNull(),
    until: timestamp('until', { withTimezone: true }),
    /** Albums that the like came over from, the last one at the end. */
    cameFrom: text('came_from').array(),
  },
  (table) => [
    uniqueIndex('liked_album_current_index')
      .on(table.userId, table.albumId)
      .where(sql`${table.until} is null`),
    index('liked_album_user_index').on(table.userId, table.since),
    index('liked_album_album_index').on(table.albumId),
  ],
);
