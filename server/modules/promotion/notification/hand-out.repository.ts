import { and, eq, getTableColumns, lte, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { fanNotificationTable, receivedNotificationTable } from './notification.table.ts';
import { findPart, nextPlace } from './hand-out-part.repository.ts';
import { hasEnough, isReached } from './audience.repository.ts';

type NotificationRow = typeof fanNotificationTable.$inferSelect;

/** Per transaction, which blocks the embedded database. */
export const fansAtOnce = 100;

const { id, status, isDelivered } = fanNotificationTable;

export async function beginDue(db: Db, notificationId: string, now: Date): Promise<void> {
  await db
    .update(fanNotificationTable)
    .set({ status: 'sent', sentAt: now })
    .where(
      and(
        eq(id, notificationId),
        eq(status, 'scheduled'),
        lte(fanNotificationTable.scheduledAt, now),
      ),
    );
}

/** Also locks the artist, so that two notifications at once share the daily limit. */
export async function holdUnfinished(
  tx: Db,
  notificationId: string,
): Promise<NotificationRow | null> {
  const [notification] = await tx
    .select(getTableColumns(fanNotificationTable))
    .from(fanNotificationTable)
    .innerJoin(artistTable, eq(artistTable.id, fanNotificationTable.artistId))
    .where(and(eq(id, notificationId), eq(status, 'sent'), eq(isDelivered, false)))
    .for('no key update');
  return notification ?? null;
}

type Part = { seen: number; received: number; heldBack: number; last: string | null };

/**
 * Skips fans at the daily limit.
 *
 * @returns whether these were the last fans.
 */
export async function handOutPart(tx: Db, notification: NotificationRow): Promise<boolean> {
  const { id: notificationId, artistId, deliveredTo } = notification;
  const sentAt = sql`${(notification.sentAt ?? new Date(0)).toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Part>(sql`
    with part as (
      ${findPart(notification, fansAtOnce)}
    ), wanted as (
      select listener_id, is_follower, ${hasEnough(artistId, sentAt)} as has_enough
      from part join ${userTable} on ${userTable.id} = listener_id
      where ${isReached(notification)}
    ), received as (
      insert into ${receivedNotificationTable} (listener_id, notification_id, at, is_follower)
      select listener_id, ${notificationId}::text, ${sentAt}, is_follower from wanted where not has_enough
      on conflict do nothing returning 1
    )
    select count(*)::int as seen, max(place) as last,
      (select count(*)::int from received) as received,
      (select count(*)::int from wanted where has_enough) as "heldBack"
    from part`);
  const [part] = rows;
  const { seen = 0, received = 0, heldBack = 0, last } = part ?? {};
  const next = nextPlace(notification, seen < fansAtOnce, last ?? null);
  await tx
    .update(fanNotificationTable)
    .set({
      deliveredTo: next ?? deliveredTo,
      recipientCount: notification.recipientCount + received,
      heldBackCount: notification.heldBackCount + heldBack,
      isDelivered: next === null,
    })
    .where(eq(id, notificationId));
  return next === null;
}
