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
import { artistTable } from '../artist/artist.table.ts';
import { concertTable } from '../concert/concert.table.ts';
import { userTable } from '../user/user.table.ts';

/** What artists offer to their fans first. See docs/product/fans.md. */
export const fanCampaignTable = pgTable(
  'fan_campaign',
  {
    /** Made on the device of who sent it. */
    id: text('id').primaryKey(),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    sentBy: text('sent_by').references(() => userTable.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    type: text('type').$type<(typeof campaignTypes)[number]>().notNull(),
    /** The first and the last day, UTC. */
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /** Empty for all. */
    eligibleTiers: text('eligible_tiers').array().$type<FanTier[]>().notNull(),
    participantCount: integer('participant_count').notNull().default(0),
    maxParticipants: integer('max_participants').notNull(),
    /** An active one whose last day is over counts as completed. */
    status: text('status')
      .$type<Exclude<(typeof campaignStatuses)[number], 'completed'>>()
      .notNull()
      .default('draft'),
    /** Stopped with the suspension of the account that set it going; it comes back with that account. */
    rests: boolean('rests').notNull().default(false),
    rewards: jsonb('rewards').$type<string[]>().notNull(),
    /** Whose presale code is for those who take part; null for none, and once the concert was removed. */
    concertId: text('concert_id').references(() => concertTable.id, { onDelete: 'set null' }),
    /** When it was activated; null for a draft, and for one that was activated before this was noted. */
    activatedAt: timestamp('activated_at', { withTimezone: true }),
    /** What took it along; null where somebody called it off, and while it goes on. */
    calledOffWith: text('called_off_with').$type<'concert'>(),
    /** Rises with each change of its words. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('fan_campaign_artist_index').on(table.artistId, table.createdAt),
    index('fan_campaign_concert_index').on(table.concertId),
  ],
);

/** Who takes part in a campaign. */
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
    /** Whether the artist may export their name and email. */
    sharesContact: boolean('shares_contact').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.listenerId] }),
    index('fan_participant_listener_index').on(table.listenerId),
  ],
);
