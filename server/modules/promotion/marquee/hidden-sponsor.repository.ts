import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { marqueeCampaignTable, marqueeHiddenTable } from './marquee.table.ts';

type Hidden = { campaignId: string; listenerId: string };

/** Hides all campaigns of the campaign's artist from the listener. */
export async function hideSponsor(
  db: Db,
  { campaignId, listenerId, now }: Hidden & { now: Date },
): Promise<void> {
  await db.execute(sql`
    insert into ${marqueeHiddenTable} (listener_id, artist_id, hidden_at)
    select ${listenerId}, ${marqueeCampaignTable.artistId}, ${now.toISOString()}::timestamptz
    from ${marqueeCampaignTable} where ${marqueeCampaignTable.id} = ${campaignId}
    on conflict do nothing`);
}

export async function showSponsorAgain(db: Db, { campaignId, listenerId }: Hidden): Promise<void> {
  await db.execute(sql`
    delete from ${marqueeHiddenTable} using ${marqueeCampaignTable}
    where ${marqueeHiddenTable.listenerId} = ${listenerId}
      and ${marqueeHiddenTable.artistId} = ${marqueeCampaignTable.artistId}
      and ${marqueeCampaignTable.id} = ${campaignId}`);
}
