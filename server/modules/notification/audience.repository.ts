import { type SQL, sql } from '#drizzle/orm.ts';
import { fanLimits, fanTiers, fanTierStreams } from '#contract/fan-choices.ts';
import type { NotificationPreferences } from '#contract/preferences.ts';
import type { Db } from '../../platform/database/db.ts';
import { fanParticipantTable } from '../fan/fan-campaign.table.ts';
import { fanTable } from '../figure-event/fan.table.ts';
import { userTable } from '../user/user.table.ts';
import {
  fanNotificationTable,
  mutedArtistTable,
  receivedNotificationTable,
} from './notification.table.ts';

export type Audience = Pick<
  typeof fanNotificationTable.$inferSelect,
  'artistId' | 'type' | 'targetTiers' | 'campaignId'
>;

/** In addition to the switch for all. See docs/product/fans.md. */
const switchOf = {
  new_release: 'newReleases',
  concert: 'social',
  exclusive: 'social',
  general: 'social',
} as const satisfies Record<Audience['type'], keyof NotificationPreferences>;

/** Ends in a condition, so that callers can add to it. */
export const candidates = ({ artistId, campaignId }: Audience): SQL =>
  campaignId === null
    ? sql`select listener_id, streams, followed_at is not null as is_follower from ${fanTable}
        where artist_id = ${artistId}`
    : sql`select listener_id, coalesce(streams, 0) as streams, followed_at is not null as is_follower
        from ${fanParticipantTable} left join (
          select listener_id, streams, followed_at from ${fanTable} where artist_id = ${artistId}
        ) as fan using (listener_id)
        where campaign_id = ${campaignId}`;

/** Expects a row of `part`. */
export const isReached = (audience: Audience): SQL => sql`${userTable.status} = 'active'
  and ${isSwitchedOn('push')} and ${isSwitchedOn(switchOf[audience.type])}
  and ${isInTiers(audience)} and not ${isMuted(audience.artistId)}`;

const isSwitchedOn = (name: keyof NotificationPreferences): SQL =>
  sql`(${userTable.preferences} #>> ${`{notifications,${name}}`}::text[])::boolean`;

const isMuted = (artistId: string): SQL => sql`exists (
  select 1 from ${mutedArtistTable} as muted
  where muted.listener_id = part.listener_id and muted.artist_id = ${artistId}
)`;

const { noticesMost, noticesHours } = fanLimits;

/** An index serves this count. */
export const hasEnough = (artistId: string, moment: SQL): SQL => sql`(
  select count(*) >= ${noticesMost}::int
  from ${receivedNotificationTable} as got join ${fanNotificationTable} as sent on sent.id = got.notice_id
  where got.listener_id = part.listener_id and sent.artist_id = ${artistId}
    and got.at > ${moment} - make_interval(hours => ${noticesHours}::int)
    and got.at < ${moment} + make_interval(hours => ${noticesHours}::int)
)`;

function isInTiers({ targetTiers }: Audience): SQL {
  if (targetTiers.length === 0) return sql`true`;
  const number = sql`width_bucket(streams, ${sql.param(fanTiers.map((tier) => fanTierStreams[tier]))}::int[])`;
  return sql`${number} = any(${sql.param(targetTiers.map((tier) => fanTiers.indexOf(tier) + 1))}::int[])`;
}

export async function countReached(db: Db, audience: Audience, now: Date): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ count: number }>(sql`
    with part as (${candidates(audience)})
    select count(*)::int as count from part join ${userTable} on ${userTable.id} = listener_id
    where ${isReached(audience)} and not ${hasEnough(audience.artistId, moment)}`);
  return rows[0]?.count ?? 0;
}
