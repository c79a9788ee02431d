import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './db.ts';
import { hasSqlState, sqlStates } from './sql-state.ts';

const attempts = 5;
const firstPause = 10;

type Isolation = Parameters<Db['transaction']>[1];

type Work = (root: Db) => void | Promise<void>;

type Open = { root: Db; follows: Work[]; isOver: boolean };

const running = new AsyncLocalStorage<Open>();

/**
 * Repeats the work with growing pauses if it lost against another transaction (40001, 40P01). It
 * must do nothing outside the database; `afterCommit` runs once, before this resolves.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
  isolation?: Isolation,
): Promise<Result> {
  const outer = running.getStore();
  if (outer?.isOver === false) return inSavepoint(outer, db, work, isolation);
  const open: Open = { root: db, follows: [], isOver: false };
  const result = await running.run(open, () =>
    attempt(db, repeatable(open, work), isolation).finally(() => {
      open.isOver = true;
    }),
  );
  for (const follow of open.follows) await follow(db);
  return result;
}

async function inSavepoint<Result>(
  outer: Open,
  ...[db, work, isolation]: Parameters<typeof attempt<Result>>
): Promise<Result> {
  const before = outer.follows.length;
  try {
    return await attempt(db, repeatable(outer, work), isolation);
  } catch (error) {
    outer.follows.length = before;
    throw error;
  }
}

function repeatable<Result>({ follows }: Open, work: (tx: Db) => Promise<Result>) {
  const before = follows.length;
  return (tx: Db) => {
    follows.length = before;
    return work(tx);
  };
}

async function attempt<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
  isolation?: Isolation,
): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await db.transaction(work, isolation);
    } catch (error) {
      if (count === attempts || !hasSqlState(error, sqlStates.serialisationFailure)) throw error;
      await wait(firstPause * 2 ** count * Math.random());
    }
  }
}

/**
 * Runs the work once the outermost transaction has committed, or at once outside one; not after a
 * rollback.
 */
export async function afterCommit(db: Db, work: Work): Promise<void> {
  const open = running.getStore();
  if (open?.isOver === false) open.follows.push(work);
  else await work(db);
}
