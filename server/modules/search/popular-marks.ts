import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { trackTable } from '../track/track.table.ts';

/** The share of all tracks that is marked as popular. */
const popularShare = 0.05;

/**
 * Marks the 5 % most played tracks, at least one, and unmarks the others. Only rows that change are
 * written. Reads the whole table, so it is for after an import and now and then, not for each play.
 */
export async function setPopularMarks(db: Db): Promise<void> {
  await db.execute(sql`
    with popular as (
      select id from ${trackTable} order by play_count desc, id
      limit (select ceil(count(*) * ${popularShare}::float8) from ${trackTable})
    )
    update ${trackTable} set is_popular = not is_popular
    where is_popular <> (${trackTable.id} in (select id from popular))`);
}
