import type { Dependencies } from '../../../platform/app.ts';
import { tooManyAttempts } from '../../../platform/attempt-limit.ts';
import { countShared } from '../../../platform/attempts/shared-attempts.ts';
import { type Attempt, type AttemptAllowances, attemptCounters } from '../session/index.ts';

const window = 15 * 60 * 1000;

/** Attempts become available again one by one. */
export const resetLimits = {
  account: { most: 5, window },
  network: { most: 30, window },
  everywhere: { most: 10, window },
} as const satisfies AttemptAllowances;

/**
 * Counts requests whether or not the account exists, so that limits reveal nothing.
 *
 * @param kind counted separately.
 */
export function emailGuard(context: Pick<Dependencies, 'db' | 'elapsed'>, kind: string) {
  const getCounters = attemptCounters(kind, resetLimits, context.elapsed);
  return {
    /** @throws {Problem} `too-many-requests` by this process's counters. */
    count: (attempt: Attempt) => {
      const counters = getCounters(attempt);
      const wait = Math.max(...counters.map(({ limit, key }) => limit.wait(key)));
      if (wait > 0) throw tooManyAttempts(wait);
      for (const { limit, key } of counters) limit.count(key);
    },
    /** @throws {Problem} `too-many-requests` by the counters of all servers. */
    countAmongAll: async (attempt: Attempt) => {
      const counts = getCounters(attempt).map(({ shared }) => shared);
      const wait = await countShared(context, counts, window);
      if (wait > 0) throw tooManyAttempts(wait);
    },
    /** Check it after the answer, so that its timing reveals nothing. */
    hasRoom: async (attempt: Attempt) => {
      const counts = getCounters(attempt).map(({ shared }) => shared);
      return (await countShared(context, counts, window)) === 0;
    },
  };
}
