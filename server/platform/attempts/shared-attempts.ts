import { hash } from 'node:crypto';
import { tooManyAttempts } from '../attempt-limit.ts';
import type { Db } from '../database/db.ts';
import {
  deleteAttempts,
  findRestored,
  type AttemptSlot,
  readDatabaseTime,
  returnSlots,
  sweepAttempts,
  takeSlots,
} from './attempt.repository.ts';

export type SharedCount = {
  key: string;
  most: number;
  isForgiving?: boolean | undefined;
};

export type SharedContext = { db: Db; elapsed: () => number };

/** Milliseconds between the database's clock and `elapsed`, per server. */
const offsets = new WeakMap<() => number, Promise<number>>();

/** Unaffected by later clock changes. */
async function sharedTime({ db, elapsed }: SharedContext): Promise<number> {
  const known = offsets.get(elapsed);
  if (known !== undefined) return (await known) + elapsed();
  const reading = readDatabaseTime(db).then((time) => time - elapsed());
  offsets.set(elapsed, reading);
  reading.catch(() => offsets.delete(elapsed));
  return (await reading) + elapsed();
}

const getKey = (text: string) => hash('sha256', text, 'base64url');

/**
 * Counts under all keys, or none if one has no room.
 *
 * @param window milliseconds.
 * @returns milliseconds to wait; 0 if counted.
 */
export async function countShared(
  context: SharedContext,
  counts: readonly SharedCount[],
  window: number,
): Promise<number> {
  const now = await sharedTime(context);
  const slots = toSlots(counts, window);
  const keys = await takeSlots(context.db, slots, { now, window });
  if (keys.size === slots.length) return 0;
  const given = slots.filter(({ key }) => keys.has(key));
  if (given.length > 0) await returnSlots(context.db, given);
  const full = slots.filter(({ key }) => !keys.has(key));
  const restored = await findRestored(
    context.db,
    full.map(({ key }) => key),
  );
  const waits = full.map(({ key, step }) => (restored.get(key) ?? now) + step - window - now);
  return Math.max(1, ...waits);
}

/**
 * Does not count our own errors.
 *
 * @throws {Problem} `too-many-requests` if a counter has no room.
 */
export async function guardShared<Result>(
  context: SharedContext,
  { counts, window }: { counts: readonly SharedCount[]; window: number },
  attempt: () => Promise<Result>,
  isFailure: (error: unknown) => boolean,
): Promise<Result> {
  const wait = await countShared(context, counts, window);
  if (wait > 0) throw tooManyAttempts(wait);
  let result;
  try {
    result = await attempt();
  } catch (error) {
    if (!isFailure(error)) await giveBack(context, counts, window);
    throw error;
  }
  // What was attempted is done, so at worst it stays counted.
  await forgive(context, counts, window).catch(() => undefined);
  return result;
}

async function forgive(context: SharedContext, counts: readonly SharedCount[], window: number) {
  const forgiven = counts.filter(({ isForgiving }) => isForgiving === true);
  await forgetShared(context, forgiven);
  await giveBack(
    context,
    counts.filter((count) => !forgiven.includes(count)),
    window,
  );
}

export async function forgetShared(
  { db }: Pick<SharedContext, 'db'>,
  counts: readonly Pick<SharedCount, 'key'>[],
): Promise<void> {
  if (counts.length === 0) return;
  await deleteAttempts(
    db,
    counts.map(({ key }) => getKey(key)),
  );
}

export async function sweepShared(context: SharedContext): Promise<void> {
  await sweepAttempts(context.db, await sharedTime(context));
}

async function giveBack(
  { db }: SharedContext,
  counts: readonly SharedCount[],
  window: number,
): Promise<void> {
  if (counts.length > 0) await returnSlots(db, toSlots(counts, window));
}

const toSlots = (counts: readonly SharedCount[], window: number): AttemptSlot[] =>
  counts.map(({ key, most }) => ({ key: getKey(key), step: window / most }));
