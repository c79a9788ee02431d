import { type AttemptLimit, type Outcome, tooManyAttempts } from './attempt-limit.ts';

export type Counter = { limit: AttemptLimit; key: string };

/**
 * Counts before the attempt, so that concurrent ones gain nothing; a success returns its place.
 *
 * @param isFailure whether an error counts.
 * @throws {Problem} `too-many-requests` if nothing pending may make room.
 */
export async function guardAttempt<Result>(
  counters: readonly Counter[],
  attempt: () => Promise<Result>,
  isFailure: (error: unknown) => boolean,
): Promise<Result> {
  await takeSlot(counters);
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

async function takeSlot(counters: readonly Counter[]): Promise<void> {
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
