import { type SQL, sql } from '#drizzle/orm.ts';
import { fanLimits, fanTiers, fanTierStreams } from '#contract/fan-choices.ts';
import type { Reach } from '#contract/notification.ts';
import type { NotificationPreferences } from '#contract/preferences.ts';
import type { Db } from '../../../platform/database/db.ts';
import { fanParticipantTable } from '../fan/fan-campaign.table.ts';
import { fansOf, isFollower, streamsOfFan } from '../../figures/figures/index.ts';
import { userTable } from '../../people/user/user.table.ts';
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

const candidates = ({ artistId, campaignId }: Audience): SQL =>
  campaignId === null
    ? sql`select listener_id, streams from (${fansOf(artistId)}) as fan`
    : participants(artistId, campaignId);

/** Ends in a condition, so that callers can add to it. */
export const participants = (artistId: string, campaignId: string): SQL => sql`
  select listener_id, coalesce(${streamsOfFan(artistId)}, 0) as streams,
    ${isFollower(artistId, sql`listener_id`)} as is_follower
  from ${fanParticipantTable} join ${userTable} on ${userTable.id} = listener_id
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

const { notificationsMost, notificationsHours } = fanLimits;

/** An index serves this count. */
export const hasEnough = (artistId: string, moment: SQL): SQL => sql`(
  select count(*) >= ${notificationsMost}::int
  from ${receivedNotificationTable} as got join ${fanNotificationTable} as sent on sent.id = got.notification_id
  where got.listener_id = part.listener_id and sent.artist_id = ${artistId}
    and got.at > ${moment} - make_interval(hours => ${notificationsHours}::int)
    and got.at < ${moment} + make_interval(hours => ${notificationsHours}::int)
)`;

function isInTiers({ targetTiers }: Audience): SQL {
  if (targetTiers.length === 0) return sql`true`;
  const number = sql`width_bucket(streams, ${sql.param(fanTiers.map((tier) => fanTierStreams[tier]))}::int[])`;
  return sql`${number} = any(${sql.param(targetTiers.map((tier) => fanTiers.indexOf(tier) + 1))}::int[])`;
}

/** Seconds since 1970 at which fewer than the most lie within the hours before. */
const freeFrom = (artistId: string): SQL => sql`(
  select extract(epoch from got.at + make_interval(hours => ${notificationsHours}::int))::float8
  from ${receivedNotificationTable} as got join ${fanNotificationTable} as sent on sent.id = got.notification_id
  where got.listener_id = part.listener_id and sent.artist_id = ${artistId}
  order by got.at desc offset ${notificationsMost - 1}::int limit 1
)`;

type Counted = { fans: number; heldBack: number; freeFrom: number | null };

/** How many a notification would reach now, and from when on those who have had enough. */
export async function countReached(db: Db, audience: Audience, now: Date): Promise<Reach> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { artistId } = audience;
  const { rows } = await db.execute<Counted>(sql`
    with part as (${candidates(audience)}), wanted as (
      select ${hasEnough(artistId, moment)} as has_enough, ${freeFrom(artistId)} as free_from
      from part join ${userTable} on ${userTable.id} = listener_id
      where ${isReached(audience)}
    )
    select count(*) filter (where not has_enough)::int as fans,
      count(*) filter (where has_enough)::int as "heldBack",
      min(free_from) filter (where has_enough) as "freeFrom"
    from wanted`);
  const { fans = 0, heldBack = 0, freeFrom: seconds = null } = rows[0] ?? {};
  const freeAt = seconds === null ? null : new Date(seconds * 1000).toISOString();
  return { fans, heldBack, freeAt };
}
