import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { SettingError, type Config } from '../config.ts';
import { takeDataFolder } from './data-folder.ts';
import type { Db } from './db.ts';
import { embeddedEngine } from './embedded-engine.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import { NamingClient } from './named-statements.ts';

export type Database = { db: Db; close: () => Promise<void> };

type Options = {
  /** Hears what a first start is doing, in short lines. */
  onProgress?: (step: string) => void;
  /** Hears of a connection that broke while nobody used it; the next use opens another. */
  onBroken?: (error: Error) => void;
  /** Whether a commit waits for the disk; tests do without. */
  flushed?: boolean;
  /** Milliseconds after which a statement is given up and the embedded engine started anew. */
  statementTimeout?: number;
};

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>;

const longestStatement = 60_000;
const connectTimeout = 30_000;
const remoteConnections = 10;

/**
 * Opens the embedded database in the data folder, or the server at `databaseUrl`, with the schema
 * brought up to date. @throws {SettingError} when neither can be used as it is set.
 */
export function openDatabase(settings: Settings, options: Options = {}): Promise<Database> {
  return settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir, options)
    : openRemote(settings.databaseUrl, options);
}

async function openEmbedded(dataDir: string, options: Options): Promise<Database> {
  const { onProgress, flushed = true } = options;
  const folder = takeDataFolder(dataDir);
  try {
    if (folder.isMissing) {
      onProgress?.('Creating the embedded database');
      await folder.makeDatabase(createDatabase);
    }
    const engine = embeddedEngine({ folder: folder.database, flushed });
    const pool = makePool(
      {
        max: 1,
        idleTimeoutMillis: 0,
        stream: engine.connect,
        user: 'postgres',
        database: 'postgres',
      },
      options,
    );
    const db = drizzle({ client: pool });
    await migrateToLatest(db);
    const close = async () => {
      await pool.end();
      // The pool does not wait for the engine, whose last files are written now.
      await engine.closed();
      folder.unlock();
    };
    return { db, close };
  } catch (error) {
    folder.unlock();
    throw error;
  }
}

/** In a process of its own, for making a database takes memory that a thread never gives back. */
async function createDatabase(folder: string) {
  const script = fileURLToPath(new URL('create-database.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [script, folder]);
}

async function openRemote(connectionString: string, options: Options): Promise<Database> {
  const pool = makePool({ max: remoteConnections, connectionString }, options);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new SettingError(
      `DATABASE_URL: the database does not answer (${reason}). Check the address and that it runs, or remove the setting to use the embedded database.`,
      { cause },
    );
  }
  const db = drizzle({ client: pool });
  await migrateToLatest(db);
  return { db, close: () => pool.end() };
}

function makePool(
  config: pg.PoolConfig,
  { onBroken, statementTimeout = longestStatement }: Options,
) {
  const pool = new pg.Pool({
    Client: NamingClient,
    query_timeout: statementTimeout,
    connectionTimeoutMillis: connectTimeout,
    ...config,
  });
  pool.on('error', (error) => onBroken?.(error));
  return pool;
}
