import { isShared } from './database/shared-engine.ts';

/**
 * Milliseconds. A call to the embedded database waits as long for the slice before it; on
 * PostgreSQL nobody waits, and each transaction costs some milliseconds whatever its size.
 */
const goals = { embedded: 25, shared: 250 };

export type Pace = {
  /** Runs a slice of work, of as many things as the last ones of its kind suggest. */
  take: <Result>(kind: string, work: (size: number) => Promise<Result>) => Promise<Result>;
};

type PaceOptions = { least: number; first: number; most: number };

/**
 * Sizes slices of background work so that each takes about 25 ms in the embedded database and
 * 250 ms on PostgreSQL, on any machine and amount of data: the next one has twice as much at most,
 * and a quarter at least. See docs/decisions/modules-and-jobs.md.
 */
export function makePace(db: object, { least, first, most }: PaceOptions): Pace {
  const goal = isShared(db) ? goals.shared : goals.embedded;
  const sizes = new Map<string, number>();
  return {
    async take(kind, work) {
      const size = sizes.get(kind) ?? first;
      const start = performance.now();
      const result = await work(size);
      const change = Math.min(2, Math.max(0.25, goal / (performance.now() - start)));
      sizes.set(kind, Math.round(Math.min(most, Math.max(least, size * change))));
      return result;
    },
  };
}

/** Slices of one size, for tests. */
export const evenPace = (size: number): Pace => ({ take: (_, work) => work(size) });
