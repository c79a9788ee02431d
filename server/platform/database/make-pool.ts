import pg from 'pg';
import { type ClientConfig, DatabaseClient } from './database-client.ts';

export type PoolOptions = {
  /** Hears of a connection that broke while nobody used it; the next use opens another. */
  onBroken?: ((error: Error) => void) | undefined;
};

/** A pool of connections that name their statements and leave one whose answer does not come. */
export function makePool(config: pg.PoolConfig & ClientConfig, { onBroken }: PoolOptions): pg.Pool {
  const pool = new DatabasePool({ Client: DatabaseClient, ...config });
  pool.on('error', (error) => onBroken?.(error));
  return pool;
}

/**
 * The driver's pool, but a statement that the database refuses costs no connection: the driver's closes it after every
 * failure, and for the embedded database another connection is another start of the engine, for which everybody waits.
 */
export class DatabasePool extends pg.Pool {}

// The driver declares `query` by overloads that no override can repeat; all here is the one with a promise.
DatabasePool.prototype.query = async function query(
  this: DatabasePool,
  statement: string | pg.QueryConfig,
  values?: unknown[],
) {
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

/**
 * Classes of errors after which a connection is as it was: data and constraints, a transaction that lost, access and
 * names, a lock. After anything else, such as a plan that no longer holds, a new one is safer.
 */
const refusals = new Set(['22', '23', '40', '42', '55']);

const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && refusals.has(error.code?.slice(0, 2) ?? '');
