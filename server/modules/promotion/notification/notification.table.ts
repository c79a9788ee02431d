import { sql } from '#drizzle/orm.ts';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import type {
  fanNotificationStatuses,
  fanNotificationTypes,
  FanTier,
} from '#contract/fan-choices.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { fanCampaignTable } from '../fan/fan-campaign.table.ts';
import { deliveredColumns, pausableColumns } from '../../catalogue/ownership/delivered.columns.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import { userTable } from '../../people/user/user.table.ts';

/** See docs/product/fans.md. */
export const fanNotificationTable = pgTable(
  'fan_notification',
  {
    ...deliveredColumns(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    type: text('type').$type<(typeof fanNotificationTypes)[number]>().notNull(),
    /** Empty for all. */
    targetTiers: text('target_tiers').array().$type<FanTier[]>().notNull(),
    /** Only its participants; null for all fans. */
    campaignId: text('campaign_id').references(() => fanCampaignTable.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(1),
    trackId: text('track_id').references(() => trackTable.id, { onDelete: 'set null' }),
    /** Planned ones that are called off become drafts. */
    status: text('status').$type<(typeof fanNotificationStatuses)[number]>().notNull(),
    ...pausableColumns(),
    scheduledAt: timestamp('scheduled_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** An interrupted delivery resumes after this listener. */
    deliveredTo: text('delivered_to').notNull().default(''),
    isDelivered: boolean('is_delivered').notNull().default(false),
    /** Skipped at the daily limit per artist. */
    heldBackCount: integer('held_back_count').notNull().default(0),
    /** Each recipient counts once. */
    recipientCount: integer('recipient_count').notNull().default(0),
    openCount: integer('open_count').notNull().default(0),
    clickCount: integer('click_count').notNull().default(0),
  },
  (table) => [
    index('fan_notification_artist_index').on(table.artistId, table.createdAt),
    index('fan_notification_track_index').on(table.trackId),
    index('fan_notification_campaign_index').on(table.campaignId),
    index('fan_notification_sent_by_index').on(table.sentBy),
  ],
);

export const mutedArtistTable = pgTable(
  'muted_artist',
  {
    listenerId: text('listener_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listenerId, table.artistId] }),
    index('muted_artist_artist_index').on(table.artistId),
  ],
);

export const receivedNotificationTable = pgTable(
  'received_notification',
  {
    listenerId: text('listener_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    notificationId: text('notification_id')
      .notNull()
      .references(() => fanNotificationTable.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** At the time of delivery. */
    isFollower: boolean('is_follower').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    clickedAt: timestamp('clicked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.listenerId, table.notificationId] }),
    index('received_notification_time_index').on(table.listenerId, table.at, table.notificationId),
    index('received_notification_unread_index')
      .on(table.listenerId)
      .where(sql`${table.readAt} is null`),
    index('received_notification_notification_index').on(table.notificationId),
  ],
);
