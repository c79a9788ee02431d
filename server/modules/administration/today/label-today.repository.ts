import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import { artistSummaryTable } from '../../figures/figures/artist-summary.table.ts';
import { holdsOn } from '../../catalogue/label/index.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';

type Rising = { id: string; name: string; count: number; part: number };

/** Listeners before: fewer say nothing. */
const risingFloor = 20;
/** What stands out, as in the headings of charts. */
const risingFactor = 1.25;

/**
 * The artist under contract whose listeners of the last 28 finished days are the most more than
 * those of the 28 days before.
 */
export async function findRising(
  db: Db,
  labelId: string,
  { today, since }: { today: string; since: string },
) {
  const { rows } = await db.execute<Rising>(sql`
    select counted.artist_id as id, ${artistName(sql`counted.artist_id`)} as name, counted.now as count, counted.before as part
    from (
      select summary.artist_id,
        (summary.figures #>> '{ranges,28days,listeners,finished}')::int as now,
        (summary.figures #>> '{ranges,28days,listeners,finishedBefore}')::int as before
      from ${artistSummaryTable} as summary
      where summary.ends_on >= ${since}::date and summary.artist_id in (
        select artist_id from ${labelContractTable} where label_id = ${labelId} and ${holdsOn(today)})
    ) as counted
    where counted.before >= ${risingFloor} and counted.now >= counted.before * ${risingFactor}::float8
    order by counted.now - counted.before desc, counted.artist_id limit 1`);
  return rows[0] ?? null;
}
