import { sql } from '#drizzle/orm.ts';
import { type Counted, inUtc, readCounted } from '../../../platform/database/counted.ts';
import type { Db } from '../../../platform/database/db.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { isAnyArtist } from '../../catalogue/artist/index.ts';
import { firstLabel } from '../../catalogue/label/index.ts';
import { isAnyEditor } from '../../people/user/index.ts';

export const countAbandoned = (db: Db): Promise<Counted> =>
  readCounted(
    db,
    sql`select count(*)::int as count, ${inUtc(sql`min(abandoned_at)`)} as day from ${jobTable}
      where abandoned_at is not null`,
  );

/** What the first people of an empty service are; `label` is the first label. */
export type Beginnings = { label: string | null; hasArtist: boolean; hasEditor: boolean };

export async function findBeginnings(db: Db): Promise<Beginnings> {
  const { rows } = await db.execute<Beginnings>(sql`
    select ${firstLabel} as label,
      ${isAnyArtist} as "hasArtist",
      ${isAnyEditor} as "hasEditor"`);
  return rows[0] ?? { label: null, hasArtist: false, hasEditor: false };
}
