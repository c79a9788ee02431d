import { and, desc, eq } from '#drizzle/orm.ts';
import { fanLimits } from '#contract/fan-choices.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { getLimit } from '../ownership/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { fanCampaignTable } from '../fan/fan-campaign.table.ts';
import { trackTable } from '../track/track.table.ts';
import { fanNotificationTable } from './notification.table.ts';

const { id, artistId, status, trackId, createdAt } = fanNotificationTable;

export const findNotifications = (db: Db, artists: readonly string[]) =>
  db
    .select({
      notification: fanNotificationTable,
      trackTitle: trackTable.title,
      albumId: trackTable.albumId,
      campaign: { id: fanCampaignTable.id, title: fanCampaignTable.title },
    })
    .from(fanNotificationTable)
    .leftJoin(fanCampaignTable, eq(fanCampaignTable.id, fanNotificationTable.campaignId))
    .leftJoin(trackTable, eq(trackTable.id, trackId))
    .where(anyOf(artistId, artists))
    .orderBy(desc(createdAt), desc(id))
    .limit(getLimit(fanLimits.toldMost, artists));

export type NotificationRow = Awaited<ReturnType<typeof findNotifications>>[number];

export async function insertNotification(
  tx: Db,
  notification: typeof fanNotificationTable.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(fanNotificationTable)
    .values(notification)
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function holdNotification(tx: Db, wanted: string) {
  const [row] = await tx.select().from(fanNotificationTable).where(eq(id, wanted)).for('update');
  return row ?? null;
}

/** The caller holds the lock. */
export async function updateNotification(
  tx: Db,
  wanted: string,
  change: Partial<typeof fanNotificationTable.$inferInsert>,
): Promise<void> {
  await tx.update(fanNotificationTable).set(change).where(eq(id, wanted));
}

type Named = { noticeId: string; artist: string };

export async function callOff(db: Db, { noticeId, artist }: Named): Promise<boolean> {
  const { rowCount } = await db
    .update(fanNotificationTable)
    .set({ status: 'draft' })
    .where(and(eq(id, noticeId), eq(artistId, artist), eq(status, 'scheduled')));
  return rowCount === 1;
}

export const isNotificationOf = async (db: Db, { noticeId, artist }: Named) =>
  (await db.$count(fanNotificationTable, and(eq(id, noticeId), eq(artistId, artist)))) > 0;

export const isTrackOf = async (db: Db, { track, artist }: { track: string; artist: string }) =>
  (await db.$count(trackTable, and(eq(trackTable.id, track), eq(trackTable.artistId, artist)))) > 0;
