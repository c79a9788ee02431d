import { and, eq, ne, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { releaseTable } from '../../promotion/release/release.table.ts';

/** @param day `yyyy-mm-dd`. */
export async function countConcerned(
  db: Db,
  label: string,
  day: string,
): Promise<{ artists: number; offers: number; releases: number }> {
  const { labelId, artistId, status, endsOn, declinedOn } = labelContractTable;
  const [row] = await db
    .select({
      artists: sql<number>`count(distinct ${artistId}) filter (where ${status} = 'active' and ${endsOn} >= ${day}::date)::int`,
      offers: sql<number>`count(*) filter (where ${status} = 'pending' and ${declinedOn} is null)::int`,
    })
    .from(labelContractTable)
    .where(eq(labelId, label));
  const releases = await db.$count(
    releaseTable,
    and(eq(releaseTable.labelId, label), ne(releaseTable.state, 'live')),
  );
  return { artists: row?.artists ?? 0, offers: row?.offers ?? 0, releases };
}
