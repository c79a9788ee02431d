import { asc, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type PromotionColumns, resting } from '../../catalogue/ownership/index.ts';
import { fanNotificationTable } from './notification.table.ts';

const notification = fanNotificationTable;

export function notificationPromotion(now: Date): PromotionColumns {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return {
    table: notification,
    id: notification.id,
    artistId: notification.artistId,
    sentBy: notification.sentBy,
    title: notification.title,
    until: notification.scheduledAt,
    state: resting(notification.isSuspended, sql`'planned'`),
    runs: sql`${notification.status} = 'scheduled'`,
    returns: sql`${notification.isSuspended} and ${notification.status} = 'draft' and ${notification.scheduledAt} > ${moment}`,
  };
}

/** Locks notifications, in one order. */
export const holdNotifications = (tx: Db, condition: SQL) =>
  tx.select().from(notification).where(condition).orderBy(asc(notification.id)).for('update');
