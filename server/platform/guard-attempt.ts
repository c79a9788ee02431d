import { type AttemptLimit, type Outcome, tooManyAttempts } from './attempt-limit.ts';

export type Counter = { limit: AttemptLimit; key: string };

/**
 * Makes an attempt when all its counters have room. It is counted beforehand, so that concurrent
 * ones gain nothing; a caller without room waits for pending attempts, since a success returns
 * its own. `isFailure` tells counted failures from other errors.
 *
 * @throws {Problem} `too-many-requests` when there is no room and nothing pending may make it.
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

/** Checking and counting must be synchronous, with nothing in between. */
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
