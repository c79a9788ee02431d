import pg from 'pg';
import type { Db } from './db.ts';

/** Connections of a pool, and calls that wait for one; undefined in a transaction. */
export function readPool(db: Db): { open: number; idle: number; waiting: number } | undefined {
  if (!('$client' in db) || !(db.$client instanceof pg.Pool)) return undefined;
  const { totalCount, idleCount, waitingCount } = db.$client;
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}
