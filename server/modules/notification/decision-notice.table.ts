import { sql } from '#drizzle/orm.ts';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex } from '#drizzle/pg-core.ts';
import type { DecisionNotice } from '#contract/notification.ts';
import { artistTable } from '../artist/artist.table.ts';
import { userTable } from '../user/user.table.ts';

/** What people were told of decisions about their work: a row for each of them. See docs/product/notices.md. */
export const decisionNoticeTable = pgTable(
  'decision_notice',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** The same for all who were told of it. */
    decisionId: text('decision_id').notNull(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    subject: text('subject').$type<DecisionNotice['subject']>().notNull(),
    /** Of the pitch, canvas, release, campaign or contract, which may be gone. */
    itemId: text('item_id').notNull(),
    outcome: text('outcome').$type<DecisionNotice['outcome']>().notNull(),
    /** What the item was called then. */
    title: text('title').notNull(),
    word: text('word').notNull().default(''),
    /** Names of playlists that it is about. */
    playlists: text('playlists').array().notNull().default([]),
    reason: text('reason').$type<NonNullable<DecisionNotice['reason']>>(),
    /** The name of who decided. */
    decidedBy: text('decided_by'),
    decidedById: text('decided_by_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.decisionId] }),
    index('decision_notice_time_index').on(table.userId, table.at, table.decisionId),
    index('decision_notice_unread_index')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index('decision_notice_artist_index').on(table.artistId),
    // One decision is told once, whoever repeats it.
    uniqueIndex('decision_notice_item_index').on(
      table.itemId,
      table.subject,
      table.userId,
      table.at,
    ),
  ],
);
