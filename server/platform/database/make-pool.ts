import pg from 'pg';
import { type ClientConfig, DatabaseClient } from './database-client.ts';
import { refuseBesideTransaction } from './in-transaction.ts';

export type PoolOptions = {
  onBroken?: ((error: Error) => void) | undefined;
};

export function makePool(config: pg.PoolConfig & ClientConfig, { onBroken }: PoolOptions): pg.Pool {
  const pool = new DatabasePool({ Client: DatabaseClient, ...config });
  pool.on('error', (error) => onBroken?.(error));
  return pool;
}

/**
 * The driver's pool closes a connection after every failed statement, which restarts the embedded
 * engine.
 */
export class DatabasePool extends pg.Pool {}

DatabasePool.prototype.query = async function query(
  this: DatabasePool,
  statement: string | pg.QueryConfig,
  values?: unknown[],
) {
  refuseBesideTransaction();
  const client = await this.connect();
  try {
    const answer = await client.query(statement, values);
    client.release();
    return answer;
  } catch (error) {
    client.release(isRefusal(error) ? undefined : (error as Error));
    throw error;
  }
} as pg.Pool['query'];

/** A connection is intact after these SQLSTATE classes. */
const refusals = new Set(['22', '23', '40', '42', '55']);

const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && refusals.has(error.code?.slice(0, 2) ?? '');
