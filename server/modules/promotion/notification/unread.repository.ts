import { and, eq, isNotNull, isNull, sql } from '#drizzle/orm.ts';
import { unionAll } from '#drizzle/pg-core.ts';
import { fanLimits } from '#contract/fan-choices.ts';
import type { Db } from '../../../platform/database/db.ts';
import { dataExportTable } from '../../listening/data-export/data-export.table.ts';
import { decisionNotificationTable } from '../../accounts/decision-notification/decision-notification.table.ts';
import { receivedNotificationTable } from './notification.table.ts';
import { selectFollowers } from './follower-news.repository.ts';
import {
  selectAddedTracks,
  selectSaves,
  selectSharedAdditions,
} from './playlist-news.repository.ts';
import { selectReleases } from './release-news.repository.ts';

/** Counts up to the limit that is shown. */
export async function countUnread(db: Db, listenerId: string, now: Date): Promise<number> {
  const one = sql<number>`1`.as('one');
  const most = fanLimits.unreadMost;
  const received = db
    .select({ one })
    .from(receivedNotificationTable)
    .where(
      and(
        eq(receivedNotificationTable.listenerId, listenerId),
        isNull(receivedNotificationTable.readAt),
      ),
    )
    .limit(most);
  const decided = db
    .select({ one })
    .from(decisionNotificationTable)
    .where(
      and(
        eq(decisionNotificationTable.userId, listenerId),
        isNull(decisionNotificationTable.readAt),
      ),
    )
    .limit(most);
  const { userId, finishedAt, readAt } = dataExportTable;
  const exported = db
    .select({ one })
    .from(dataExportTable)
    .where(and(eq(userId, listenerId), isNotNull(finishedAt), isNull(readAt)));
  const reading = { listener: listenerId, now, limit: most, isUnread: true };
  const added = db.select({ one }).from(selectAddedTracks(db, reading).as('added'));
  const saved = db.select({ one }).from(selectSaves(db, reading).as('saves'));
  const together = db.select({ one }).from(selectSharedAdditions(db, reading).as('together'));
  const released = db.select({ one }).from(selectReleases(db, reading).as('released'));
  const followed = db.select({ one }).from(selectFollowers(db, reading).as('followed'));
  const all = unionAll(received, decided, exported, added, saved, together, released, followed);
  return db.$count(all.limit(most).as('unread'));
}
