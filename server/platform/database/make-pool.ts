import pg from 'pg';
import { type ClientConfig, DatabaseClient } from './database-client.ts';

export type PoolOptions = {
  /** Hears of a connection that broke while nobody used it; the next use opens another. */
  onBroken?: ((error: Error) => void) | undefined;
};

/** A pool of connections that name their statements and leave one whose answer does not come. */
export function makePool(config: pg.PoolConfig & ClientConfig, { onBroken }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({ Client: DatabaseClient, ...config });
  pool.on('error', (error) => onBroken?.(error));
  return pool;
}
