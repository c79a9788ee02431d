import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '#drizzle/pg-core.ts';
import type { campaignStatuses, campaignTypes, FanTier } from '#contract/fan-choices.ts';
import { concertTable } from '../concert/concert.table.ts';
import { deliveredColumns, pausableColumns } from '../../catalogue/ownership/delivered.columns.ts';
import { userTable } from '../../people/user/user.table.ts';

/** See docs/product/fans.md. */
export const fanCampaignTable = pgTable(
  'fan_campaign',
  {
    ...deliveredColumns(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    type: text('type').$type<(typeof campaignTypes)[number]>().notNull(),
    /** UTC. */
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /** Empty means all tiers. */
    eligibleTiers: text('eligible_tiers').array().$type<FanTier[]>().notNull(),
    participantCount: integer('participant_count').notNull().default(0),
    maxParticipants: integer('max_participants').notNull(),
    /** An active campaign counts as completed after its last day. */
    status: text('status')
      .$type<Exclude<(typeof campaignStatuses)[number], 'completed'>>()
      .notNull()
      .default('draft'),
    ...pausableColumns(),
    rewards: jsonb('rewards').$type<string[]>().notNull(),
    /** Participants get its presale code; null once the concert is removed. */
    concertId: text('concert_id').references(() => concertTable.id, { onDelete: 'set null' }),
    /** Null for a draft, and from before this was recorded. */
    activatedAt: timestamp('activated_at', { withTimezone: true }),
    /** Null where a person cancelled it. */
    calledOffWith: text('called_off_with').$type<'concert'>(),
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('fan_campaign_artist_index').on(table.artistId, table.createdAt),
    index('fan_campaign_concert_index').on(table.concertId),
    index('fan_campaign_sent_by_index').on(table.sentBy),
  ],
);

export const fanParticipantTable = pgTable(
  'fan_participant',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => fanCampaignTable.id, { onDelete: 'cascade' }),
    listenerId: text('listener_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** Allows the artist to export their name and email. */
    sharesContact: boolean('shares_contact').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.listenerId] }),
    index('fan_participant_listener_index').on(table.listenerId),
  ],
);
