import type pg from 'pg';
import { sql } from '#drizzle/orm.ts';
import type { Db } from './db.ts';

/** Ends with its transaction, and so with its server. */
const names = [`hashtext('tonada.restore')`, `hashtext('service')`] as const;
const key = names.join(', ');

/** @returns false while another restore has it, or somebody begins the service. */
export async function takeRestoreLock(client: pg.ClientBase): Promise<boolean> {
  // By default PostgreSQL waits two hours for a machine that is gone.
  await client.query(`set local tcp_keepalives_idle to 30; set local tcp_keepalives_interval to 10;
    set local tcp_keepalives_count to 3`);
  const { rows } = await client.query<{ isTaken: boolean }>(
    `select pg_try_advisory_xact_lock(${key}) as "isTaken"`,
  );
  return rows[0]?.isTaken === true;
}

/** Keeps restores away until the transaction ends. @returns false while one has the lock. */
export async function keepRestoresAway(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ isAway: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${sql.raw(key)}) as "isAway"`,
  );
  return rows[0]?.isAway === true;
}

const toOid = (name: string) => `(${name}::bigint & 4294967295)`;

/** Whether any server restores into this database; takes no lock, which would refuse a restore. */
export async function isLockedByRestore(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ isLocked: boolean }>(
    sql.raw(`select exists (select from pg_locks where locktype = 'advisory' and granted
      and mode = 'ExclusiveLock' and classid::bigint = ${toOid(names[0])}
      and objid::bigint = ${toOid(names[1])} and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())) as "isLocked"`),
  );
  return rows[0]?.isLocked === true;
}
