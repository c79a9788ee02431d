import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { trackTable } from './track.table.ts';

const popularShare = 0.05;

/** The 5 % most played, at least one. Reads the whole table, so do not run it per play. */
export async function setPopularMarks(db: Db): Promise<void> {
  await db.execute(sql`
    with popular as (
      select id from ${trackTable} where same_as_id is null order by play_count desc, id
      limit (select ceil(count(*) * ${popularShare}::float8) from ${trackTable})
    )
    update ${trackTable} set is_popular = not is_popular
    where is_popular <> (${trackTable.id} in (select id from popular))`);
}
