import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';

/** Those that wait for an answer, by the day on which they begin. */
export async function findSentOffers(db: Db, labelId: string) {
  const { rows } = await db.execute<{ artistId: string; name: string; day: string }>(sql`
    select contract.artist_id as "artistId",
      ${artistName(sql`contract.artist_id`)} as name, contract.starts_on::text as day
    from ${labelContractTable} as contract
    where contract.label_id = ${labelId} and contract.status = 'pending' and contract.declined_on is null
    order by contract.starts_on, contract.id`);
  return rows;
}
