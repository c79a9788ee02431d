import { and, desc, eq } from '#drizzle/orm.ts';
import { fanLimits } from '#contract/fan-choices.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { getLimit } from '../ownership/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { fanCampaignTable } from '../fan/fan-campaign.table.ts';
import { trackTable } from '../track/track.table.ts';
import { fanNoticeTable } from './notification.table.ts';

const { id, artistId, status, trackId, createdAt } = fanNoticeTable;

export const findNotices = (db: Db, artists: readonly string[]) =>
  db
    .select({
      notice: fanNoticeTable,
      trackTitle: trackTable.title,
      campaign: { id: fanCampaignTable.id, title: fanCampaignTable.title },
    })
    .from(fanNoticeTable)
    .leftJoin(fanCampaignTable, eq(fanCampaignTable.id, fanNoticeTable.campaignId))
    .leftJoin(trackTable, eq(trackTable.id, trackId))
    .where(anyOf(artistId, artists))
    .orderBy(desc(createdAt), desc(id))
    .limit(getLimit(fanLimits.toldMost, artists));

export type NoticeRow = Awaited<ReturnType<typeof findNotices>>[number];

export async function insertNotice(
  tx: Db,
  notice: typeof fanNoticeTable.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(fanNoticeTable).values(notice).onConflictDoNothing();
  return rowCount === 1;
}

export async function holdNotice(tx: Db, wanted: string) {
  const [row] = await tx.select().from(fanNoticeTable).where(eq(id, wanted)).for('update');
  return row ?? null;
}

/** The caller holds the lock. */
export async function updateNotice(
  tx: Db,
  wanted: string,
  change: Partial<typeof fanNoticeTable.$inferInsert>,
): Promise<void> {
  await tx.update(fanNoticeTable).set(change).where(eq(id, wanted));
}

type Named = { noticeId: string; artist: string };

export async function callOff(db: Db, { noticeId, artist }: Named): Promise<boolean> {
  const { rowCount } = await db
    .update(fanNoticeTable)
    .set({ status: 'draft' })
    .where(and(eq(id, noticeId), eq(artistId, artist), eq(status, 'scheduled')));
  return rowCount === 1;
}

export const isNoticeOf = async (db: Db, { noticeId, artist }: Named) =>
  (await db.$count(fanNoticeTable, and(eq(id, noticeId), eq(artistId, artist)))) > 0;

export const isTrackOf = async (db: Db, { track, artist }: { track: string; artist: string }) =>
  (await db.$count(trackTable, and(eq(trackTable.id, track), eq(trackTable.artistId, artist)))) > 0;
