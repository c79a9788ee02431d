import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { SettingError } from '../config.ts';
import { type DatabaseConnections, usualConnections } from './connections.ts';
import type { Db } from './db.ts';
import { grantApplication } from './grant-application.ts';
import { makePool } from './make-pool.ts';
import { migrateToLatest, requireMigrated } from './migrate-to-latest.ts';
import type { Database, Options } from './open-database.ts';
import { isLockedByRestore } from './restore-lock.repository.ts';
import { hasSqlState, sqlStates } from './sql-state.ts';
import { markShared } from './shared-engine.ts';
import { remoteProblem, rootReason } from './start-problems.ts';
import { whileAlone } from './start-lease.ts';

type RemoteOptions = {
  ownerUrl?: string | undefined;
  connections?: DatabaseConnections | undefined;
};

const where = 'DATABASE_URL: the database';

const second = 1_000;

/** The driver's limit costs the connection, so the database's is lower. */
const limits = {
  connectionTimeoutMillis: 10 * second,
  statement_timeout: 20 * second,
  query_timeout: 25 * second,
  lock_timeout: 10 * second,
  idle_in_transaction_session_timeout: 30 * second,
};
const preparingLimits = { ...limits, statement_timeout: 600 * second, query_timeout: 605 * second };

const preparingConnections = 2;

/** Milliseconds. */
const patience = 5 * second;

const attempts = 10;

/**
 * One of several starting servers prepares the database.
 *
 * @throws {SettingError} when it cannot be used.
 */
export async function openRemote(
  connectionString: string,
  options: Options & RemoteOptions,
): Promise<Database> {
  const { migrates = true } = options;
  if (migrates) await prepare(connectionString, options);
  const { statementTimeout = limits.query_timeout, connections = usualConnections } = options;
  const open = (max: number) =>
    makePool({ ...limits, query_timeout: statementTimeout, max, connectionString }, options);
  const [people, jobs] = [open(connections.people), open(connections.jobs)];
  const db = markShared(drizzle({ client: people }));
  const close = async () => {
    await Promise.all([endWithin(patience, people), endWithin(patience, jobs)]);
  };
  const database = { db, ofJobs: markShared(drizzle({ client: jobs })), close };
  if (migrates) return database;
  try {
    await again(() => people.query('select 1')).catch(refuse);
    await requireMigrated(db, where);
    return database;
  } catch (error) {
    await close();
    throw remoteProblem(error);
  }
}

async function prepare(databaseUrl: string, options: Options & { ownerUrl?: string | undefined }) {
  const { onProgress, ownerUrl } = options;
  const connectionString = ownerUrl ?? databaseUrl;
  const pool = makePool({ ...preparingLimits, max: preparingConnections, connectionString }, {});
  const db = drizzle({ client: pool });
  try {
    await again(() => pool.query('select 1')).catch(refuse);
    const work = async () => {
      await options.check?.(db);
      const isOwn = await migrateToLatest(db, { where, onProgress });
      await options.prepare?.(db);
      // What the newer version has granted holds: this one does not know its tables.
      if (isOwn && ownerUrl !== undefined) await grantApplication(db, databaseUrl);
    };
    await untilRestored(db, onProgress);
    const onWait = () => onProgress?.('Waiting for another server that prepares the database');
    await again(() => whileAlone(db, work, { onWait }));
  } catch (error) {
    throw remoteProblem(error);
  } finally {
    await endWithin(patience, pool);
  }
}

/** A restore locks what a start reads, longer than a start would try. */
async function untilRestored(db: Db, onProgress: Options['onProgress']) {
  for (let asked = 0; await isLockedByRestore(db); asked += 1) {
    if (asked === 0) onProgress?.('Waiting for another server that restores a backup');
    await pause(second);
  }
}

const passing = [
  ...sqlStates.serialisationFailure,
  ...sqlStates.uniqueViolation,
  ...sqlStates.duplicateObject,
  ...sqlStates.notYetUp,
  ...sqlStates.lockNotGot,
];

async function again(work: () => Promise<unknown>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !hasSqlState(error, passing)) throw error;
      await pause(second * Math.random());
    }
  }
}

function refuse(cause: unknown) {
  if (hasSqlState(cause, sqlStates.notYetUp)) throw cause;
  throw new SettingError(
    `DATABASE_URL: the database does not answer (${rootReason(cause)}). Check the address and that it runs, or remove the setting to use the embedded database.`,
    { cause },
  );
}

async function endWithin(milliseconds: number, pool: { end: () => Promise<void> }) {
  await Promise.race([pool.end(), pause(milliseconds, undefined, { ref: false })]);
}
