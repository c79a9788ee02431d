import { and, eq, getTableColumns, lte, type SQL, sql } from 'drizzle-orm';
import { fanLimits, fanTiers, fanTierStreams } from '#contract/fan-choices.ts';
import type { NotificationPreferences } from '#contract/preferences.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { fanTable } from '../fan/fan.table.ts';
import { userTable } from '../user/user.table.ts';
import { fanNoticeTable, mutedArtistTable, receivedNoticeTable } from './notification.table.ts';

type Notice = typeof fanNoticeTable.$inferSelect;

/** Fans who are looked at in one transaction: the embedded database serves nobody else meanwhile. */
export const fansAtOnce = 100;

/** The switch of the profile that lets each kind through, beside the one for all. See docs/product/fans.md. */
const switchOf = {
  new_release: 'newReleases',
  concert: 'social',
  exclusive: 'social',
  general: 'social',
} as const satisfies Record<Notice['type'], keyof NotificationPreferences>;

const { id, status, isDelivered } = fanNoticeTable;

/** What was planned for now counts as sent. */
export async function beginDue(db: Db, noticeId: string, now: Date): Promise<void> {
  await db
    .update(fanNoticeTable)
    .set({ status: 'sent', sentAt: now })
    .where(and(eq(id, noticeId), eq(status, 'scheduled'), lte(fanNoticeTable.scheduledAt, now)));
}

/**
 * A notification that was sent and not handed out to everybody yet, held until the transaction ends. So is its artist:
 * of two that go out at once each knows what a listener got of the other.
 */
export async function holdUnfinished(tx: Db, noticeId: string): Promise<Notice | null> {
  const [notice] = await tx
    .select(getTableColumns(fanNoticeTable))
    .from(fanNoticeTable)
    .innerJoin(artistTable, eq(artistTable.id, fanNoticeTable.artistId))
    .where(and(eq(id, noticeId), eq(status, 'sent'), eq(isDelivered, false)))
    .for('no key update');
  return notice ?? null;
}

type Part = { seen: number; received: number; heldBack: number; last: string | null };

/**
 * Hands a notification out to the next fans behind those who had their turn, and counts who is left out because they have
 * enough of the artist; answers whether those were the last.
 */
export async function handOutPart(tx: Db, notice: Notice): Promise<boolean> {
  const { id: noticeId, artistId, deliveredTo, type } = notice;
  const sentAt = sql`${(notice.sentAt ?? new Date(0)).toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Part>(sql`
    with part as (
      select listener_id, streams, followed_at is not null as is_follower from ${fanTable}
      where artist_id = ${artistId} and listener_id > ${deliveredTo}
      order by listener_id limit ${fansAtOnce}::int
    ), wanted as (
      select listener_id, is_follower, ${hasEnough(artistId, sentAt)} as has_enough
      from part join ${userTable} on ${userTable.id} = listener_id
      where ${userTable.status} = 'active' and ${isSwitchedOn('push')} and ${isSwitchedOn(switchOf[type])}
        and ${isMeant(notice)} and not ${isMuted(artistId)}
    ), received as (
      insert into ${receivedNoticeTable} (listener_id, notice_id, at, is_follower)
      select listener_id, ${noticeId}::text, ${sentAt}, is_follower from wanted where not has_enough
      on conflict do nothing returning 1
    )
    select count(*)::int as seen, max(listener_id) as last,
      (select count(*)::int from received) as received,
      (select count(*)::int from wanted where has_enough) as "heldBack"
    from part`);
  const [part] = rows;
  const { seen = 0, received = 0, heldBack = 0, last } = part ?? {};
  const isOver = seen < fansAtOnce;
  await tx
    .update(fanNoticeTable)
    .set({
      deliveredTo: last ?? deliveredTo,
      recipientCount: notice.recipientCount + received,
      heldBackCount: notice.heldBackCount + heldBack,
      isDelivered: isOver,
    })
    .where(eq(id, noticeId));
  return isOver;
}

const isSwitchedOn = (name: keyof NotificationPreferences): SQL =>
  sql`(${userTable.preferences} #>> ${`{notifications,${name}}`}::text[])::boolean`;

/** Whether a fan wants nothing more of the artist. */
const isMuted = (artistId: string): SQL => sql`exists (
  select 1 from ${mutedArtistTable} as muted
  where muted.listener_id = part.listener_id and muted.artist_id = ${artistId}
)`;

const { noticesMost, noticesHours } = fanLimits;

/** Whether a fan got as many of the artist around a moment as one gets at most. An index finds what they got then. */
const hasEnough = (artistId: string, moment: SQL): SQL => sql`(
  select count(*) >= ${noticesMost}::int
  from ${receivedNoticeTable} as got join ${fanNoticeTable} as told on told.id = got.notice_id
  where got.listener_id = part.listener_id and told.artist_id = ${artistId}
    and got.at > ${moment} - make_interval(hours => ${noticesHours}::int)
    and got.at < ${moment} + make_interval(hours => ${noticesHours}::int)
)`;

/** Whether a fan is of the tiers that it is for. */
function isMeant({ targetTiers }: Notice): SQL {
  if (targetTiers.length === 0) return sql`true`;
  const number = sql`width_bucket(streams, ${sql.param(fanTiers.map((tier) => fanTierStreams[tier]))}::int[])`;
  return sql`${number} = any(${sql.param(targetTiers.map((tier) => fanTiers.indexOf(tier) + 1))}::int[])`;
}
