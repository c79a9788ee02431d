import { sql } from '#drizzle/orm.ts';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex } from '#drizzle/pg-core.ts';
import type { DecisionNotification } from '#contract/notification.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { userTable } from '../../people/user/user.table.ts';

/** One row per person. See docs/product/notices.md. */
export const decisionNotificationTable = pgTable(
  'decision_notification',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** Shared by all recipients. */
    decisionId: text('decision_id').notNull(),
    /** Null for a decision about an account. */
    artistId: text('artist_id').references(() => artistTable.id, { onDelete: 'cascade' }),
    subject: text('subject').$type<DecisionNotification['subject']>().notNull(),
    /** May be deleted later. */
    itemId: text('item_id').notNull(),
    outcome: text('outcome').$type<DecisionNotification['outcome']>().notNull(),
    title: text('title').notNull(),
    word: text('word').notNull().default(''),
    playlists: text('playlists').array().notNull().default([]),
    reason: text('reason').$type<NonNullable<DecisionNotification['reason']>>(),
    decidedBy: text('decided_by'),
    decidedById: text('decided_by_id'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.decisionId] }),
    index('decision_notification_time_index').on(table.userId, table.at, table.decisionId),
    index('decision_notification_unread_index')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index('decision_notification_artist_index').on(table.artistId),
    index('decision_notification_decided_by_index').on(table.decidedById),
    // Makes repeated calls harmless.
    uniqueIndex('decision_notification_item_index').on(
      table.itemId,
      table.subject,
      table.userId,
      table.at,
    ),
  ],
);
