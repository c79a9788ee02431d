import { sql } from '#drizzle/orm.ts';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from '#drizzle/pg-core.ts';
import type { Together } from '#contract/together.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';

/** A session in which people listen together; deleted when it ends. */
export const togetherSessionTable = pgTable(
  'together_session',
  {
    id: text('id').primaryKey(),
    hostId: text('host_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Readable, because the host copies it again. */
    token: text('token').notNull().unique(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    sound: text('sound').$type<Together['sound']>().notNull(),
    adders: text('adders').$type<Together['adders']>().notNull(),
    /** The entry that was heard at `moment`, at `seconds`; null without entries. */
    currentKey: integer('current_key'),
    seconds: doublePrecision('seconds').notNull(),
    moment: timestamp('moment', { withTimezone: true, precision: 3 }).notNull(),
    isPlaying: boolean('is_playing').notNull(),
    nextKey: integer('next_key').notNull(),
    /** Increases with each change. */
    revision: integer('revision').notNull(),
  },
  (table) => [
    uniqueIndex('together_session_host_index').on(table.hostId),
    index('together_session_ends_at_index').on(table.endsAt),
  ],
);

/** Who takes part, took part, or was removed and cannot return. */
export const togetherPersonTable = pgTable(
  'together_person',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => togetherSessionTable.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    state: text('state').$type<'in' | 'left' | 'removed'>().notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.userId] }),
    // One session at a time.
    uniqueIndex('together_person_in_index')
      .on(table.userId)
      .where(sql`${table.state} = 'in'`),
    index('together_person_user_id_index').on(table.userId),
  ],
);

export const togetherEntryTable = pgTable(
  'together_entry',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => togetherSessionTable.id, { onDelete: 'cascade' }),
    key: integer('key').notNull(),
    place: integer('place').notNull(),
    trackId: text('track_id')
      .notNull()
      .references(() => trackTable.id, { onDelete: 'cascade' }),
    /** Null for a deleted account. */
    addedBy: text('added_by').references(() => userTable.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.key] }),
    index('together_entry_track_id_index').on(table.trackId),
    index('together_entry_added_by_index')
      .on(table.addedBy)
      .where(sql`${table.addedBy} is not null`),
  ],
);

/** People whom somebody does not let into their sessions. */
export const togetherBlockTable = pgTable(
  'together_block',
  {
    hostId: text('host_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.hostId, table.userId] }),
    index('together_block_user_id_index').on(table.userId),
  ],
);
