import { sql } from '#drizzle/orm.ts';
import { date, index, integer, pgTable, primaryKey, text, timestamp } from '#drizzle/pg-core.ts';
import type {
  MarqueeAge,
  MarqueeApproval,
  MarqueeCountry,
  MarqueeFormat,
  MarqueeGenre,
  MarqueeStatus,
} from '#contract/marquee.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { ownedColumns, pausableColumns } from '../../catalogue/ownership/delivered.columns.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { userTable } from '../../people/user/user.table.ts';

/** Cents of a dollar. See docs/product/marquee.md. */
export const marqueeCampaignTable = pgTable(
  'marquee_campaign',
  {
    ...ownedColumns(),
    /** May be deleted later. */
    trackId: text('track_id').notNull(),
    trackTitle: text('track_title').notNull(),
    artistName: text('artist_name').notNull(),
    campaignName: text('campaign_name').notNull(),
    budget: integer('budget').notNull(),
    spent: integer('spent').notNull().default(0),
    impressions: integer('impressions').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
    conversions: integer('conversions').notNull().default(0),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    status: text('status').$type<MarqueeStatus>().notNull().default('draft'),
    ...pausableColumns(),
    adFormat: text('ad_format').$type<MarqueeFormat>().notNull(),
    ageRange: text('age_range').$type<MarqueeAge>().notNull(),
    /** Inclusive; null for an open end. */
    ageMin: integer('age_min'),
    ageMax: integer('age_max'),
    /** Empty means all. */
    genres: text('genres').array().$type<MarqueeGenre[]>().notNull(),
    countries: text('countries').array().$type<MarqueeCountry[]>().notNull(),
    interests: text('interests').array().notNull(),
    image: text('image').notNull().default(''),
    video: text('video').notNull().default(''),
    audio: text('audio').notNull().default(''),
    copy: text('copy').notNull().default(''),
    approval: text('approval').$type<MarqueeApproval>().notNull().default('none'),
    approvalAskedAt: timestamp('approval_asked_at', { withTimezone: true }),
    askedBy: text('asked_by').references(() => userTable.id, { onDelete: 'set null' }),
    approvedBudget: integer('approved_budget'),
    /** Name and reason of the admin. */
    decidedBy: text('decided_by'),
    decidedById: text('decided_by_id'),
    decisionNote: text('decision_note').notNull().default(''),
    playlistId: text('playlist_id').references(() => playlistTable.id, { onDelete: 'set null' }),
    /** Pace: start in hours since 1970, number of hours, and cents spent at the start. */
    pacedHour: integer('paced_hour').notNull().default(0),
    pacedHours: integer('paced_hours').notNull().default(1),
    pacedSpent: integer('paced_spent').notNull().default(0),
    activatedAt: timestamp('activated_at', { withTimezone: true }),
    /** The moment after its last day. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('marquee_campaign_artist_index').on(table.artistId, table.createdAt),
    index('marquee_campaign_asked_by_index').on(table.askedBy),
    index('marquee_campaign_decided_by_index').on(table.decidedById),
    index('marquee_campaign_active_index')
      .on(table.id)
      .where(sql`${table.status} = 'active'`),
    index('marquee_campaign_waiting_index')
      .on(table.approvalAskedAt)
      .where(sql`${table.approval} = 'waiting'`),
  ],
);

/** One per listener and day (UTC), over all campaigns. */
export const marqueeShowingTable = pgTable(
  'marquee_showing',
  {
    listenerId: text('listener_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => marqueeCampaignTable.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    clickedAt: timestamp('clicked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.listenerId, table.day] }),
    index('marquee_showing_campaign_index').on(table.campaignId, table.listenerId),
  ],
);

export const marqueeViewerTable = pgTable(
  'marquee_viewer',
  {
    listenerId: text('listener_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => marqueeCampaignTable.id, { onDelete: 'cascade' }),
    /** Its plays count as conversions. */
    trackId: text('track_id').notNull(),
    times: integer('times').notNull(),
    convertedAt: timestamp('converted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.listenerId, table.campaignId] }),
    index('marquee_viewer_campaign_index').on(table.campaignId),
  ],
);

export const marqueeHiddenTable = pgTable(
  'marquee_hidden',
  {
    listenerId: text('listener_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    artistId: text('artist_id')
      .notNull()
      .references(() => artistTable.id, { onDelete: 'cascade' }),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listenerId, table.artistId] }),
    index('marquee_hidden_artist_index').on(table.artistId),
  ],
);

/** A queue: a listener's first play after a showing, until it is added to the campaign. */
export const marqueeConversionTable = pgTable('marquee_conversion', {
  campaignId: text('campaign_id')
    .notNull()
    .references(() => marqueeCampaignTable.id, { onDelete: 'cascade' }),
  /** UTC. */
  day: date('day', { mode: 'string' }).notNull(),
});

/** Per day (UTC), without listeners, so it outlives deleted accounts. */
export const marqueeDayTable = pgTable(
  'marquee_day',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => marqueeCampaignTable.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    impressions: integer('impressions').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
    conversions: integer('conversions').notNull().default(0),
    /** Cents. */
    spent: integer('spent').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.day] })],
);

export type MarqueeRow = typeof marqueeCampaignTable.$inferSelect;
