import { hash } from 'node:crypto';
import { tooManyAttempts } from '../attempt-limit.ts';
import type { Db } from '../database/db.ts';
import {
  deleteAttempts,
  findRestored,
  type Place,
  readDatabaseTime,
  returnPlaces,
  sweepAttempts,
  takePlaces,
} from './attempt.repository.ts';

/** What is counted, and how many of it may come at once and come back in the window. */
export type SharedCount = {
  key: string;
  most: number;
  /** Whether a success forgets the failures before it. */
  isForgiving?: boolean | undefined;
};

export type SharedContext = { db: Db; elapsed: () => number };

/** How far the database's clock is from what has elapsed here; read once for each server. */
const offsets = new WeakMap<() => number, Promise<number>>();

/** Milliseconds since 1970 by the database's clock at the start, which no change of a clock moves afterwards. */
async function sharedTime({ db, elapsed }: SharedContext): Promise<number> {
  const known = offsets.get(elapsed);
  if (known !== undefined) return (await known) + elapsed();
  const reading = readDatabaseTime(db).then((time) => time - elapsed());
  offsets.set(elapsed, reading);
  reading.catch(() => offsets.delete(elapsed));
  return (await reading) + elapsed();
}

const keyOf = (text: string) => hash('sha256', text, 'base64url');

/**
 * Counts an attempt under all keys, or under none where one of them has no room.
 *
 * @param window milliseconds in which the attempts of a key come back.
 * @returns milliseconds to wait; 0 when it was counted.
 */
export async function countShared(
  context: SharedContext,
  counts: readonly SharedCount[],
  window: number,
): Promise<number> {
  const now = await sharedTime(context);
  const places = placesOf(counts, window);
  const taken = await takePlaces(context.db, places, { now, window });
  if (taken.size === places.length) return 0;
  const given = places.filter(({ key }) => taken.has(key));
  if (given.length > 0) await returnPlaces(context.db, given);
  const full = places.filter(({ key }) => !taken.has(key));
  const restored = await findRestored(
    context.db,
    full.map(({ key }) => key),
  );
  const waits = full.map(({ key, step }) => (restored.get(key) ?? now) + step - window - now);
  // Somebody may have given a place back meanwhile; the next try finds it.
  return Math.max(1, ...waits);
}

/**
 * Makes an attempt that all servers count; what went wrong for another reason than a failure gives its place back.
 *
 * @throws {Problem} `too-many-requests` when one of the counters has no room.
 */
export async function guardShared<Result>(
  context: SharedContext,
  { counts, window }: { counts: readonly SharedCount[]; window: number },
  attempt: () => Promise<Result>,
  isFailure: (error: unknown) => boolean,
): Promise<Result> {
  const wait = await countShared(context, counts, window);
  if (wait > 0) throw tooManyAttempts(wait);
  try {
    const result = await attempt();
    const forgiven = counts.filter(({ isForgiving }) => isForgiving === true);
    await forgetShared(context, forgiven);
    await giveBack(
      context,
      counts.filter((count) => !forgiven.includes(count)),
      window,
    );
    return result;
  } catch (error) {
    if (!isFailure(error)) await giveBack(context, counts, window);
    throw error;
  }
}

/** Forgets what was counted under keys. */
export async function forgetShared(
  { db }: Pick<SharedContext, 'db'>,
  counts: readonly Pick<SharedCount, 'key'>[],
): Promise<void> {
  if (counts.length === 0) return;
  await deleteAttempts(
    db,
    counts.map(({ key }) => keyOf(key)),
  );
}

/** Deletes what says nothing any more. */
export async function sweepShared(context: SharedContext): Promise<void> {
  await sweepAttempts(context.db, await sharedTime(context));
}

async function giveBack(
  { db }: SharedContext,
  counts: readonly SharedCount[],
  window: number,
): Promise<void> {
  if (counts.length > 0) await returnPlaces(db, placesOf(counts, window));
}

const placesOf = (counts: readonly SharedCount[], window: number): Place[] =>
  counts.map(({ key, most }) => ({ key: keyOf(key), step: window / most }));
