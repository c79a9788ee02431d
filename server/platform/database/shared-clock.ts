import type { Db } from './db.ts';
import { readDatabaseClock } from './read-database-clock.ts';

/** Milliseconds. */
const every = 30_000;

/** Milliseconds: a smaller difference is left, so that a right clock never jumps. */
const least = 500;

type SharedClock = {
  clock: () => Date;
  /** Corrects the clock by the database's, now and then until the returned function is called. */
  follow: (db: Db) => Promise<() => void>;
};

/**
 * Servers compare times that others have written, such as the beginning of a song: where a
 * machine's own clock is wrong, they go by that of the database, which is the same for all.
 */
export function sharedClock(now: () => number = Date.now): SharedClock {
  let ahead = 0;

  async function measure(db: Db) {
    const before = now();
    const right = (await readDatabaseClock(db)).getTime();
    const after = now();
    const measured = right - (before + after) / 2;
    if (Math.abs(measured - ahead) > least + (after - before) / 2) ahead = measured;
  }

  return {
    clock: () => new Date(now() + ahead),
    async follow(db) {
      await measure(db);
      const timer = setInterval(() => void measure(db).catch(() => undefined), every).unref();
      return () => clearInterval(timer);
    },
  };
}
