import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Config, SettingError } from '../config.ts';
import type { MakingFailure } from './create-database.ts';
import { takeDataFolder, type DataFolder } from './data-folder.ts';
import { embeddedEngine } from './embedded-engine.ts';
import { makePool } from './make-pool.ts';
import { migrateToLatest, requireMigrated } from './migrate-to-latest.ts';
import type { Database, Options } from './open-database.ts';
import { embeddedProblem } from './start-problems.ts';

const longestStatement = 60_000;
/** Milliseconds. */
const longestPreparing = 600_000;
const connectTimeout = 30_000;

/** @throws {SettingError} when the folder cannot be used. */
export async function openEmbedded(
  dataDir: Config['dataDir'],
  options: Options,
): Promise<Database> {
  const folder = takeDataFolder(dataDir);
  let close = () => Promise.resolve(folder.unlock());
  try {
    if (folder.state !== 'finished' && options.migrates === false) throw noDatabase(dataDir);
    if (folder.state !== 'finished') await make(folder, options.onProgress);
    const { db, end, limit } = openPool(folder, options);
    close = () => end().finally(folder.unlock);
    await options.check?.(db);
    const where = `TONADA_DATA_DIR: ${dataDir}`;
    if (options.migrates === false) await requireMigrated(db, where);
    else await migrateToLatest(db, { where, onProgress: options.onProgress });
    await options.prepare?.(db);
    limit();
    folder.finish();
    return { db, ofJobs: db, close };
  } catch (error) {
    await close().catch(() => {});
    throw embeddedProblem(dataDir, error);
  }
}

const noDatabase = (dataDir: string) =>
  new SettingError(
    `TONADA_DATA_DIR: there is no database in ${dataDir} yet. Start the server once, or restore a backup.`,
  );

async function make(folder: DataFolder, onProgress: Options['onProgress']) {
  if (folder.state === 'unfinished') onProgress?.('Removing what an interrupted start has left');
  onProgress?.('Creating the embedded database');
  await folder.makeDatabase(createDatabase);
}

function openPool(folder: DataFolder, options: Options) {
  const { flushed = true, statementTimeout = longestStatement } = options;
  let longest = longestPreparing;
  const engine = embeddedEngine({ folder: folder.database, flushed });
  const pool = makePool(
    {
      max: 1,
      idleTimeoutMillis: 0,
      stream: engine.connect,
      user: 'postgres',
      database: 'postgres',
      query_timeout: statementTimeout,
      longestStatement: () => longest,
      connectionTimeoutMillis: connectTimeout,
    },
    options,
  );
  const end = async () => {
    await pool.end();
    await engine.closed();
  };
  const limit = () => {
    longest = statementTimeout;
  };
  return { db: drizzle({ client: pool }), end, limit };
}

/** A process, because creating a database takes memory that a thread never releases. */
export async function createDatabase(folder: string) {
  const script = fileURLToPath(new URL('create-database.ts', import.meta.url));
  const maker = fork(script, [folder], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  let failure: MakingFailure | undefined;
  maker.on('message', (message) => {
    failure = message as MakingFailure;
  });
  const [exitCode] = await once(maker, 'close');
  if (exitCode === 0) return;
  if (failure === undefined) throw new Error('its maker was ended');
  throw Object.assign(new Error(failure.reason), { code: failure.code });
}
