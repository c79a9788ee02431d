import { type AttemptLimit, type Outcome, tooManyAttempts } from './attempt-limit.ts';

/** A limit, and the key under which it counts an attempt. */
export type Counter = { limit: AttemptLimit; key: string };

/**
 * Makes an attempt when all its counters have room. It counts before it is made, so that many at once
 * gain nothing; who finds every place taken by attempts under way waits for what they come to, for a
 * success gives its place back. `isFailure` tells what counts from what went wrong otherwise.
 *
 * @throws {Problem} `too-many-requests` when there is no room, nor anything under way that may make it.
 */
export async function guardAttempt<Result>(
  counters: readonly Counter[],
  attempt: () => Promise<Result>,
  isFailure: (error: unknown) => boolean,
): Promise<Result> {
  await takePlace(counters);
  let outcome: Outcome = 'neither';
  try {
    const result = await attempt();
    outcome = 'success';
    return result;
  } catch (error) {
    if (isFailure(error)) outcome = 'failure';
    throw error;
  } finally {
    for (const { limit, key } of counters) limit.settle(key, outcome);
  }
}

/** Room is looked for and taken in one go: nothing may come between the two. */
async function takePlace(counters: readonly Counter[]): Promise<void> {
  for (;;) {
    const full = counters.filter(({ limit, key }) => limit.wait(key) > 0);
    if (full.length === 0) {
      for (const { limit, key } of counters) limit.hold(key);
      return;
    }
    const changes = full.flatMap(({ limit, key }) => limit.settled(key) ?? []);
    if (changes.length < full.length) {
      throw tooManyAttempts(Math.max(...full.map(({ limit, key }) => limit.wait(key))));
    }
    await Promise.all(changes);
  }
}
