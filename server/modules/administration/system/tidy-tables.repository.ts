import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';

/** Bytes; a larger table would hold up everybody for seconds, and is only analysed. */
const vacuumedMost = 512 * 1024 * 1024;

type Untidy = { name: string; isVacuumed: boolean };

/** Tables with as many changed rows as PostgreSQL's own autovacuum acts on, the most changed first. */
export async function findUntidy(db: Db): Promise<Untidy[]> {
  const { rows } = await db.execute<Untidy>(sql`
    select format('%I.%I', s.schemaname, s.relname) as name,
      n_dead_tup > 50 + 0.2 * greatest(reltuples, 0) and pg_table_size(relid) <= ${vacuumedMost}
        as "isVacuumed"
    from pg_stat_user_tables s
    join pg_class on pg_class.oid = relid
    where n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
      or n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
    order by n_dead_tup desc, relid`);
  return rows;
}

/** Outside of a transaction, as a vacuum has to be. */
export async function tidyTable(db: Db, { name, isVacuumed }: Untidy): Promise<void> {
  await db.execute(sql.raw(isVacuumed ? `vacuum (analyze) ${name}` : `analyze ${name}`));
}
