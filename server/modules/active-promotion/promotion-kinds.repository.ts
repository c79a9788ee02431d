import { type SQL, type SQLWrapper, sql } from '#drizzle/orm.ts';
import type { PromotionKind } from '#contract/administration.ts';
import type { ToolName } from '../../../src/shared/config/tools.ts';
import { canvasTable } from '../canvas/canvas.table.ts';
import { concertTable } from '../concert/concert.table.ts';
import { fanCampaignTable } from '../fan/fan-campaign.table.ts';
import { toDay } from '../../platform/days.ts';
import { marqueeCampaignTable } from '../marquee/marquee.table.ts';
import { fanNotificationTable } from '../notification/notification.table.ts';
import { pitchTable } from '../pitch/pitch.table.ts';
import { storyTable } from '../story/story.table.ts';
import { artistsOf } from '../artist/index.ts';

export type PromotionColumns = {
  table: SQLWrapper;
  id: SQLWrapper;
  artistId: SQLWrapper;
  sentBy: SQLWrapper;
  title: SQLWrapper;
  until: SQLWrapper;
  /** One of `ActivePromotion['state']`. */
  state: SQL;
  /** Running now or later. */
  runs: SQL;
  /** Paused with the account. */
  returns: SQL;
};

const resting = (rests: SQLWrapper, otherwise: SQL) =>
  sql`case when ${rests} then 'resting' else ${otherwise} end`;
const planned = (isPlanned: SQL) => sql`case when ${isPlanned} then 'planned' else 'running' end`;

export function stoppableKinds(now: Date): Record<PromotionKind, PromotionColumns> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const today = sql`${toDay(now)}::date`;
  const notification = fanNotificationTable;
  const marquee = marqueeCampaignTable;
  const campaign = fanCampaignTable;
  const story = storyTable;
  const concert = concertTable;
  const isOpenConcert = sql`${concert.status} not in ('completed', 'cancelled') and ${concert.endsAt} > ${moment}`;
  const goesOn = sql`${campaign.status} = 'active' and ${campaign.endDate} >= ${today}`;
  return {
    notices: {
      table: notification,
      id: notification.id,
      artistId: notification.artistId,
      sentBy: notification.sentBy,
      title: notification.title,
      until: notification.scheduledAt,
      state: resting(notification.rests, sql`'planned'`),
      runs: sql`${notification.status} = 'scheduled'`,
      returns: sql`${notification.rests} and ${notification.status} = 'draft' and ${notification.scheduledAt} > ${moment}`,
    },
    marquee: {
      table: marquee,
      id: marquee.id,
      artistId: marquee.artistId,
      sentBy: marquee.askedBy,
      title: marquee.campaignName,
      until: marquee.endsAt,
      state: resting(
        marquee.rests,
        sql`case when ${marquee.approval} = 'waiting' then 'waiting' else ${planned(sql`${marquee.startDate} > ${today}`)} end`,
      ),
      runs: sql`${marquee.endsAt} > ${moment} and (${marquee.status} = 'active' or ${marquee.approval} = 'waiting')`,
      returns: sql`${marquee.rests} and ${marquee.endsAt} > ${moment} and ${marquee.status} in ('draft', 'paused')
        and ${marquee.approval} <> 'waiting'`,
    },
    stories: {
      table: story,
      id: story.id,
      artistId: story.artistId,
      sentBy: story.sentBy,
      title: story.caption,
      until: story.expiresAt,
      state: resting(story.rests, sql`'running'`),
      runs: sql`${story.expiresAt} > ${moment} and not ${story.rests}`,
      returns: sql`${story.expiresAt} > ${moment} and ${story.rests}`,
    },
    concerts: {
      table: concert,
      id: concert.id,
      artistId: concert.artistId,
      sentBy: concert.sentBy,
      title: concert.title,
      until: concert.endsAt,
      state: resting(concert.rests, sql`'running'`),
      runs: sql`${isOpenConcert} and not ${concert.rests}`,
      returns: sql`${isOpenConcert} and ${concert.rests}`,
    },
    campaigns: {
      table: campaign,
      id: campaign.id,
      artistId: campaign.artistId,
      sentBy: campaign.sentBy,
      title: campaign.title,
      until: sql`(${campaign.endDate} + 1)::timestamp at time zone 'UTC'`,
      state: resting(campaign.rests, planned(sql`${campaign.startDate} > ${today}`)),
      runs: sql`${goesOn} and not ${campaign.rests}`,
      returns: sql`${goesOn} and ${campaign.rests}`,
    },
  };
}

/** Staff decide these on other screens; each other tool stops with its account. */
export const otherKinds = {
  pitches: {
    table: pitchTable,
    id: pitchTable.id,
    artistId: pitchTable.artistId,
    sentBy: pitchTable.sentBy,
    title: pitchTable.trackTitle,
    until: sql`null::timestamptz`,
    state: sql`'waiting'`,
    runs: sql`${pitchTable.isOpen}`,
    returns: sql`false`,
  },
  canvas: {
    table: canvasTable,
    id: canvasTable.id,
    artistId: canvasTable.artistId,
    sentBy: canvasTable.sentBy,
    title: canvasTable.trackTitle,
    until: sql`null::timestamptz`,
    state: sql`case when ${canvasTable.status} in ('live', 'approved') then 'running' else 'waiting' end`,
    runs: sql`${canvasTable.status} in ('live', 'approved', 'pending')`,
    returns: sql`false`,
  },
} as const satisfies Record<Exclude<ToolName, PromotionKind>, PromotionColumns>;

/** Items without a known sender belong to the artist's members. */
export const setGoingBy = (userId: string, { sentBy, artistId }: PromotionColumns): SQL => sql`(
  ${sentBy} = ${userId} or (${sentBy} is null and ${artistId} in (${artistsOf(userId)})))`;
