import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { marqueeCampaignTable } from './marquee.table.ts';

export type WaitingBudget = {
  id: string;
  name: string;
  artistId: string;
  artistName: string;
  startDate: string;
  /** Cents of a dollar. */
  budget: number;
};

export async function findBudgets(db: Db): Promise<WaitingBudget[]> {
  const { rows } = await db.execute<WaitingBudget>(sql`
    select id, campaign_name as name, artist_id as "artistId", artist_name as "artistName",
      start_date::text as "startDate", budget
    from ${marqueeCampaignTable} where approval = 'waiting' order by start_date, id`);
  return rows;
}

/** Drafts of campaigns whose first day is near or past, and whose last is not. */
export async function findDrafts(
  db: Db,
  artistId: string,
  { today, until }: { today: string; until: string },
) {
  const { rows } = await db.execute<{ id: string; name: string; day: string }>(sql`
    select id, campaign_name as name, start_date::text as day from ${marqueeCampaignTable}
    where artist_id = ${artistId} and status = 'draft' and approval <> 'waiting'
      and start_date <= ${until}::date and end_date >= ${today}::date
    order by start_date, id`);
  return rows;
}
