import { sql } from '#drizzle/orm.ts';
import { boolean, index, integer, pgTable, text, timestamp } from '#drizzle/pg-core.ts';
import { toFullText } from '../../../platform/database/full-text.ts';
import { searchKey } from '../../../platform/database/search-key.column.ts';
import { userTable } from '../../people/user/user.table.ts';

export const playlistTable = pgTable(
  'playlist',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** On the owner's page and in searches; false while it is deleted. */
    isPublic: boolean('is_public').notNull(),
    /** Readable by its address without being public. */
    isByLink: boolean('is_by_link').notNull().default(false),
    /** Its owner can restore it for 30 days. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** From 1; null if not featured. */
    featuredPosition: integer('featured_position'),
    followerCount: integer('follower_count').notNull().default(0),
    /** Updated by `refreshTotals`. */
    trackCount: integer('track_count').notNull().default(0),
    /** Seconds. */
    totalDuration: integer('total_duration').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Not indexed, because every change would then rewrite all of the row's index entries. */
    changedAt: timestamp('changed_at', { withTimezone: true }),
    /** Reported to the users who saved it. */
    tracksAddedAt: timestamp('tracks_added_at', { withTimezone: true }),
    /** The last time that somebody saved it, reported to its owner. */
    savedAt: timestamp('saved_at', { withTimezone: true }),
    savesReadAt: timestamp('saves_read_at', { withTimezone: true }),
    /** How often its positions were assigned anew. */
    spreadCount: integer('spread_count').notNull().default(0),
    /** Counts changes of it and its people, for those who have it open. */
    revision: integer('revision').notNull().default(0),
    searchKey: searchKey('search_key').notNull(),
  },
  (table) => [
    index('playlist_owner_index').on(table.ownerId, table.createdAt),
    index('playlist_featured_index')
      .on(table.featuredPosition)
      .where(sql`${table.featuredPosition} is not null`),
    index('playlist_search_key_index')
      .on(table.searchKey)
      .where(sql`${table.isPublic}`),
    index('playlist_full_text_index')
      .using('gin', toFullText(table.searchKey))
      .where(sql`${table.isPublic}`),
    index('playlist_deleted_index')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);
