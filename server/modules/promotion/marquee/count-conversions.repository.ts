import { type SQL, sql } from '#drizzle/orm.ts';
import { marqueeLimits } from '#contract/marquee-limits.ts';
import { anyOfLocked } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { addToDay } from './count-showing.repository.ts';
import {
  marqueeCampaignTable,
  marqueeConversionTable,
  marqueeShowingTable,
  marqueeViewerTable,
} from './marquee.table.ts';
import { at } from './pacing.repository.ts';

const campaign = marqueeCampaignTable;
const showing = marqueeShowingTable;
const viewer = marqueeViewerTable;

/** Conversions per transaction. */
const atOnce = 1000;

type Played = { listenerId: string; trackId: string; playedAt: Date };

/**
 * Once per campaign and listener, within `conversionDays` after a showing or click. The campaign's
 * sums follow with `addConversions`, or the plays of a hit would wait for one another.
 */
export async function countConversions(
  tx: Db,
  { listenerId, trackId, playedAt }: Played,
): Promise<void> {
  const since = new Date(playedAt.getTime() - marqueeLimits.conversionDays * 24 * 3_600_000);
  const isWithin = (moment: SQL) => sql`${moment} > ${at(since)} and ${moment} <= ${at(playedAt)}`;
  const { rows } = await tx.execute<{ campaign_id: string }>(sql`
    update ${viewer} set converted_at = ${at(playedAt)}
    where ${viewer.listenerId} = ${listenerId} and ${viewer.trackId} = ${trackId}
      and ${viewer.convertedAt} is null and exists (
        select from ${showing} where ${showing.listenerId} = ${listenerId}
          and ${showing.campaignId} = ${viewer.campaignId}
          and ((${isWithin(sql`${showing.at}`)}) or (${isWithin(sql`${showing.clickedAt}`)})))
    returning campaign_id`);
  if (rows.length === 0) return;
  const day = toDay(playedAt);
  await tx
    .insert(marqueeConversionTable)
    .values(rows.map((row) => ({ campaignId: row.campaign_id, day })));
}

/**
 * Moves conversions from the queue to their campaigns, each once, in one order everywhere.
 *
 * @returns whether more may wait.
 */
export async function addConversions(tx: Db): Promise<boolean> {
  const queue = marqueeConversionTable;
  const { rows } = await tx.execute<{ campaign_id: string; day: string; conversions: number }>(sql`
    with taken as (
      delete from ${queue} where ${anyOfLocked(
        sql`ctid`,
        sql`select ctid from ${queue} limit ${atOnce}::int for update skip locked`,
      )}
      returning campaign_id, day
    )
    select campaign_id, day::text as day, count(*)::int as conversions
    from taken group by 1, 2 order by 1, 2`);
  for (const { campaign_id: campaignId, day, conversions } of rows) {
    await tx
      .update(campaign)
      .set({ conversions: sql`${campaign.conversions} + ${conversions}::int` })
      .where(sql`${campaign.id} = ${campaignId}`);
    await addToDay(tx, { campaignId, day, conversions });
  }
  return rows.reduce((sum, { conversions }) => sum + conversions, 0) === atOnce;
}
