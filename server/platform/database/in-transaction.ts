import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './db.ts';
import { hasSqlState, sqlStates } from './sql-state.ts';

const attempts = 5;
const firstPause = 10;

type Work = (db: Db) => void | Promise<void>;

type Open = { tx: Db | undefined; follows: Work[]; isOver: boolean };

const current = new AsyncLocalStorage<Open>();

function findOpen(): Open | undefined {
  const open = current.getStore();
  return open?.isOver === false ? open : undefined;
}

/**
 * Runs the work in a transaction, again with growing pauses in milliseconds if it lost against
 * another one (40001, 40P01). The work must do nothing outside the database; what it hands to
 * `afterCommit` runs once, before this resolves. Given the open transaction, it joins that.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
  isolation?: Parameters<Db['transaction']>[1],
): Promise<Result> {
  if (findOpen()?.tx === db) return work(db);
  refuseBesideTransaction();
  for (let count = 1; ; count += 1) {
    const open: Open = { tx: undefined, follows: [], isOver: false };
    const begin = (tx: Db) => {
      open.tx = tx;
      return work(tx);
    };
    let result;
    try {
      result = await current.run(open, () => db.transaction(begin, isolation));
    } catch (error) {
      if (count === attempts || !hasSqlState(error, sqlStates.serialisationFailure)) throw error;
      await wait(firstPause * 2 ** count * Math.random());
      continue;
    } finally {
      open.isOver = true;
    }
    for (const follow of open.follows) await follow(db);
    return result;
  }
}

/**
 * Runs the work, given the database, once the transaction has committed; not at all if that rolls
 * back. Outside a transaction it runs at once.
 */
export async function afterCommit(db: Db, work: Work): Promise<void> {
  const open = findOpen();
  if (open) open.follows.push(work);
  else await work(db);
}

/**
 * A statement beside the open transaction would wait forever for the connection of the embedded
 * database, and on PostgreSQL outlive a rollback.
 */
export function refuseBesideTransaction(): void {
  if (findOpen()) throw new Error('A transaction is open: use it instead of the database.');
}
