import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './db.ts';
import { hasSqlState, sqlStates } from './sql-state.ts';

const attempts = 5;
const firstPause = 10;

type Isolation = Parameters<Db['transaction']>[1];

/**
 * Retries serialization failures and deadlocks (40001, 40P01) after growing pauses
 * (milliseconds). The work must have no effect outside the database.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
  isolation?: Isolation,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work, isolation);
    } catch (error) {
      if (attempt === attempts || !hasSqlState(error, sqlStates.serialisationFailure)) throw error;
      await wait(firstPause * 2 ** attempt * Math.random());
    }
  }
}
