import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { findSponsored } from './find-sponsored.repository.ts';
import {
  marqueeCampaignTable,
  marqueeDayTable,
  marqueeShowingTable,
  marqueeViewerTable,
} from './marquee.table.ts';
import { at, impressionCents, mayShow } from './pacing.repository.ts';
import { notifyCampaign } from './notify-campaign.ts';

type Seen = { campaignId: string; listenerId: string; now: Date };

type Counted = {
  status: string;
  artist_id: string;
  campaign_name: string;
  asked_by: string | null;
};

const campaign = marqueeCampaignTable;
const showing = marqueeShowingTable;
const viewer = marqueeViewerTable;

/**
 * Counts an impression and charges the budget: once a day over all campaigns, and never beyond
 * the budget. If another call used it up, the day counts as shown and nobody pays.
 *
 * @returns whether it was counted now.
 */
export async function countImpression(
  tx: Db,
  { campaignId, listenerId, now }: Seen,
): Promise<boolean> {
  const sponsored = await findSponsored(tx, {
    listenerId,
    now,
    placement: { campaign: campaignId },
  });
  if (sponsored === null) return false;
  const today = toDay(now);
  const marked = await tx
    .insert(showing)
    .values({ listenerId, day: today, campaignId, at: now })
    .onConflictDoNothing()
    .returning({ day: showing.day });
  if (marked.length === 0) return false;
  await tx
    .insert(viewer)
    .values({ listenerId, campaignId, trackId: sponsored.track.id, times: 1 })
    .onConflictDoUpdate({
      target: [viewer.listenerId, viewer.campaignId],
      set: { times: sql`${viewer.times} + 1` },
    });
  const { rows } = await tx.execute<Counted>(sql`
      update ${campaign} set impressions = impressions + 1, spent = spent + ${impressionCents}::int,
        status = case when spent + ${2 * impressionCents}::int > budget then 'completed' else status end
      where ${campaign.id} = ${campaignId} and ${mayShow(now)}
      returning status, artist_id, campaign_name, asked_by`);
  const [counted] = rows;
  if (counted === undefined) return false;
  await addToDay(tx, { campaignId, day: today, impressions: 1, spent: impressionCents });
  if (counted.status === 'completed') {
    const { artist_id: artistId, campaign_name: campaignName, asked_by: askedBy } = counted;
    await notifyCampaign(tx, { id: campaignId, artistId, campaignName, askedBy }, 'spent', now);
  }
  return true;
}

/** Once per showing, and only for the latest. */
export async function countClick(tx: Db, { campaignId, listenerId, now }: Seen): Promise<void> {
  const from = toDay(new Date(now.getTime() - 24 * 3_600_000));
  const { rows } = await tx.execute(sql`
      update ${showing} set clicked_at = ${at(now)}
      where ${showing.listenerId} = ${listenerId} and ${showing.campaignId} = ${campaignId}
        and ${showing.clickedAt} is null and ${showing.day} = (
          select max(day) from ${showing} as latest
          where latest.listener_id = ${listenerId} and latest.day >= ${from}::date)
      returning day`);
  if (rows.length === 0) return;
  await tx
    .update(campaign)
    .set({ clicks: sql`${campaign.clicks} + 1` })
    .where(sql`${campaign.id} = ${campaignId}`);
  await addToDay(tx, { campaignId, day: toDay(now), clicks: 1 });
}

type Added = Partial<typeof marqueeDayTable.$inferInsert> & { campaignId: string; day: string };

export async function addToDay(tx: Db, added: Added): Promise<void> {
  const { impressions, clicks, conversions, spent } = marqueeDayTable;
  await tx
    .insert(marqueeDayTable)
    .values(added)
    .onConflictDoUpdate({
      target: [marqueeDayTable.campaignId, marqueeDayTable.day],
      set: {
        impressions: sql`${impressions} + excluded.impressions`,
        clicks: sql`${clicks} + excluded.clicks`,
        conversions: sql`${conversions} + excluded.conversions`,
        spent: sql`${spent} + excluded.spent`,
      },
    });
}
