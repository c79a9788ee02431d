import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { embeddedEngine } from './embedded-engine.ts';
import { makePool } from './make-pool.ts';
import { remoteProblem } from './start-problems.ts';

export type BareDatabase = {
  db: NodePgDatabase;
  client: pg.PoolClient;
  close: () => Promise<void>;
};

/**
 * One connection without migrations and limits, for backups.
 *
 * @param where an address of PostgreSQL, or the database folder of the embedded engine.
 * @throws {SettingError} when it does not answer.
 */
export async function openBare(
  where: { databaseUrl: string } | { folder: string },
): Promise<BareDatabase> {
  const isRemote = 'databaseUrl' in where;
  const engine = isRemote ? null : embeddedEngine({ folder: where.folder, flushed: true });
  const pool = makePool(
    isRemote
      ? { max: 1, connectionString: where.databaseUrl, connectionTimeoutMillis: 10_000 }
      : {
          max: 1,
          idleTimeoutMillis: 0,
          user: 'postgres',
          database: 'postgres',
          ...(engine && { stream: engine.connect }),
        },
    {},
  );
  const client = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw isRemote ? remoteProblem(error) : error;
  });
  const close = async () => {
    client.release();
    await pool.end();
    await engine?.closed();
  };
  return { db: drizzle({ client }), client, close };
}
