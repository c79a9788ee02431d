import { and, eq, isNull, sql } from 'drizzle-orm';
import { fanLimits } from '#contract/fan-choices.ts';
import type { Db } from '../../platform/database/db.ts';
import { receivedNoticeTable } from './notification.table.ts';

/** How many notifications a listener has not read, up to the most that are counted. */
export async function countUnread(db: Db, listenerId: string): Promise<number> {
  const unread = db
    .select({ one: sql`1` })
    .from(receivedNoticeTable)
    .where(and(eq(receivedNoticeTable.listenerId, listenerId), isNull(receivedNoticeTable.readAt)))
    .limit(fanLimits.unreadMost);
  return db.$count(unread.as('unread'));
}
