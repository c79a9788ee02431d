import { and, eq, lte } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isFollowersEntry } from './follower-news.repository.ts';
import { bellTable, readNewsTable } from './read-news.table.ts';
import { isReleaseEntry } from './release-news.repository.ts';

const { userId, newsId, readAt } = readNewsTable;

type Act = { listener: string; notification: string; now: Date };

/** @returns whether it is an entry about a release or about followers. */
export async function noteNewsRead(tx: Db, { listener, notification, now }: Act) {
  const isNews =
    (await isReleaseEntry(tx, notification)) ||
    (await isFollowersEntry(tx, listener, notification));
  if (!isNews) return false;
  await tx
    .insert(readNewsTable)
    .values({ userId: listener, newsId: notification, readAt: now })
    .onConflictDoUpdate({ target: [userId, newsId], set: { readAt: now } });
  return true;
}

/** Replaces what the user read one by one. */
export async function readAllNews(tx: Db, listener: string, now: Date): Promise<void> {
  await tx
    .insert(bellTable)
    .values({ userId: listener, readUntil: now })
    .onConflictDoUpdate({ target: bellTable.userId, set: { readUntil: now } });
  await tx.delete(readNewsTable).where(and(eq(userId, listener), lte(readAt, now)));
}
