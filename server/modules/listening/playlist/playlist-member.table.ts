import { index, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import { userTable } from '../../people/user/user.table.ts';
import { playlistTable } from './playlist.table.ts';

/** A playlist is collaborative while its owner has a row. See docs/product/collaboration.md. */
export const playlistMemberTable = pgTable(
  'playlist_member',
  {
    playlistId: text('playlist_id')
      .notNull()
      .references(() => playlistTable.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    since: timestamp('since', { withTimezone: true }).notNull(),
    /** When they last added tracks themselves, of which no bell tells them. */
    addedAt: timestamp('added_at', { withTimezone: true }),
    /** When they read of the last tracks that others added. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.playlistId, table.userId] }),
    index('playlist_member_user_index').on(table.userId),
  ],
);

/** A playlist has one link, for as many as there is room for. */
export const playlistInviteTable = pgTable(
  'playlist_invite',
  {
    playlistId: text('playlist_id')
      .primaryKey()
      .references(() => playlistTable.id, { onDelete: 'cascade' }),
    /** Readable, because the owner copies it again. */
    token: text('token').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('playlist_invite_expires_at_index').on(table.expiresAt)],
);

/** Whom the owner does not let in again. */
export const playlistBlockTable = pgTable(
  'playlist_block',
  {
    playlistId: text('playlist_id')
      .notNull()
      .references(() => playlistTable.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Of the playlist, whose export has it. */
    ownerId: text('owner_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.playlistId, table.userId] }),
    index('playlist_block_user_index').on(table.userId),
    index('playlist_block_owner_index').on(table.ownerId),
  ],
);
