import type { Dependencies } from '../../platform/app.ts';
import { tooManyAttempts } from '../../platform/attempt-limit.ts';
import { countShared } from '../../platform/attempts/shared-attempts.ts';
import {
  type Attempt,
  type AttemptAllowances,
  attemptCounters,
} from '../session/attempt-counters.ts';

const window = 15 * 60 * 1000;

/** Emails at once, and as many again in 15 minutes, one after another. */
export const resetLimits = {
  account: { most: 5, window },
  network: { most: 30, window },
  everywhere: { most: 10, window },
} as const satisfies AttemptAllowances;

/**
 * Limits requests for an email, whether or not the account exists.
 *
 * @param kind counted separately.
 */
export function mailGuard(context: Pick<Dependencies, 'db' | 'elapsed'>, kind: string) {
  const countersOf = attemptCounters(kind, resetLimits, context.elapsed);
  return {
    /** @throws {Problem} `too-many-requests` when a counter of this process has no room. */
    count: (attempt: Attempt) => {
      const counters = countersOf(attempt);
      const wait = Math.max(...counters.map(({ limit, key }) => limit.wait(key)));
      if (wait > 0) throw tooManyAttempts(wait);
      for (const { limit, key } of counters) limit.count(key);
    },
    /** @throws {Problem} `too-many-requests` when a counter of all servers has no room. */
    countAmongAll: async (attempt: Attempt) => {
      const counts = countersOf(attempt).map(({ shared }) => shared);
      const wait = await countShared(context, counts, window);
      if (wait > 0) throw tooManyAttempts(wait);
    },
    /**
     * Whether all servers together have room; checked after the answer, so that its timing
     * reveals nothing.
     */
    hasRoom: async (attempt: Attempt) => {
      const counts = countersOf(attempt).map(({ shared }) => shared);
      return (await countShared(context, counts, window)) === 0;
    },
  };
}
