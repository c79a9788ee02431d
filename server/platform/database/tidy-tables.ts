import { sql } from '#drizzle/orm.ts';
import type { Db } from './db.ts';
import { isShared } from './shared-engine.ts';

/** Bytes; a larger table would hold up everybody for seconds, and is only analysed. */
const vacuumedMost = 512 * 1024 * 1024;

type Untidy = { name: string; isVacuumed: boolean };

/** Tables with as many changed rows as PostgreSQL's own autovacuum acts on, the most changed first. */
async function findUntidy(db: Db): Promise<Untidy[]> {
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

/**
 * Does for the embedded engine, which has no processes of its own, what autovacuum does on
 * PostgreSQL. Calls are answered between two tables; never within a transaction, as a vacuum has to
 * be. Source: docs/decisions/database.md.
 */
export async function tidyTables(db: Db, signal: AbortSignal): Promise<void> {
  if (isShared(db)) return;
  for (const { name, isVacuumed } of await findUntidy(db)) {
    if (signal.aborted) return;
    await db.execute(sql.raw(isVacuumed ? `vacuum (analyze) ${name}` : `analyze ${name}`));
  }
}
