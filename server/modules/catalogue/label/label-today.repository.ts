import { type SQL, sql } from '#drizzle/orm.ts';
import { type Counted, readCounted } from '../../../platform/database/counted.ts';
import type { Db } from '../../../platform/database/db.ts';
import { labelContractTable } from './label-contract.table.ts';
import { labelTable } from './label.table.ts';

/** Labels that staff added; those known from albums alone have no email. */
export const countUnsigned = (db: Db): Promise<Counted> =>
  readCounted(
    db,
    sql`select count(*)::int as count, (array_agg(id order by sort_key, id))[1] as id,
      (array_agg(name order by sort_key, id))[1] as name
    from ${labelTable} where contract_status = 'pending' and email is not null`,
  );

/** As a column: the first that staff added. */
export const firstLabel: SQL<string | null> = sql`(
  select id from ${labelTable} where email is not null order by sort_key, id limit 1)`;

/** A contract in force or to come, or an offer that waits for an answer. */
export async function hasContract(db: Db, labelId: string): Promise<boolean> {
  const count = await db.$count(
    labelContractTable,
    sql`label_id = ${labelId} and status <> 'expired' and declined_on is null`,
  );
  return count > 0;
}
