import { and, eq, getTableColumns, lte, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { userTable } from '../user/user.table.ts';
import { fanNoticeTable, receivedNoticeTable } from './notification.table.ts';
import { candidates, hasEnough, isReached } from './who-hears.repository.ts';

type Notice = typeof fanNoticeTable.$inferSelect;

/** Per transaction, which blocks the embedded database. */
export const fansAtOnce = 100;

const { id, status, isDelivered } = fanNoticeTable;

export async function beginDue(db: Db, noticeId: string, now: Date): Promise<void> {
  await db
    .update(fanNoticeTable)
    .set({ status: 'sent', sentAt: now })
    .where(and(eq(id, noticeId), eq(status, 'scheduled'), lte(fanNoticeTable.scheduledAt, now)));
}

/** Also locks the artist, so that two notifications at once share the daily limit. */
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
 * Skips fans at the daily limit.
 *
 * @returns whether these were the last fans.
 */
export async function handOutPart(tx: Db, notice: Notice): Promise<boolean> {
  const { id: noticeId, artistId, deliveredTo } = notice;
  const sentAt = sql`${(notice.sentAt ?? new Date(0)).toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Part>(sql`
    with part as (
      ${candidates(notice)} and listener_id > ${deliveredTo}
      order by listener_id limit ${fansAtOnce}::int
    ), wanted as (
      select listener_id, is_follower, ${hasEnough(artistId, sentAt)} as has_enough
      from part join ${userTable} on ${userTable.id} = listener_id
      where ${isReached(notice)}
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
