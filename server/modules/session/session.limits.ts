import type { ProblemCode } from '#contract/problem.ts';
import type { Dependencies } from '../../platform/app.ts';
import { AttemptLimit } from '../../platform/attempt-limit.ts';
import { guardAttempt } from '../../platform/guard-attempt.ts';
import { networkOf } from '../../platform/network-of.ts';
import { Problem } from '../../platform/problems.ts';
import { type Attempt, type AttemptAllowances, attemptCounters } from './attempt-counters.ts';

type Context = Pick<Dependencies, 'elapsed'>;

const window = 15 * 60 * 1000;

/** Wrong passwords: so many at once, and as many again in 15 minutes, one after another. */
export const passwordLimits = {
  account: { most: 10, window, isForgiving: true },
  network: { most: 50, window },
  everywhere: { most: 100, window },
} as const satisfies AttemptAllowances;

/** New accounts from a network. */
const registrationLimit = { most: 60, window } as const;

export function registrationGuard({ elapsed }: Context) {
  const limit = new AttemptLimit(registrationLimit, elapsed);
  return { count: (address: string) => limit.count(networkOf(address)) };
}

/**
 * Lets a try at a password through while its counters have room. A failure is a `Problem` of the
 * given code.
 */
export function passwordGuard({ elapsed }: Context, failure: ProblemCode = 'unauthorized') {
  const countersOf = attemptCounters(passwordLimits, elapsed);
  const isFailure = (error: unknown) => error instanceof Problem && error.code === failure;
  return {
    guard: <Result>(attempt: Attempt, make: () => Promise<Result>): Promise<Result> =>
      guardAttempt(countersOf(attempt), make, isFailure),
    /** Forgets the failures of an account there, whose person has come in by another way. */
    forget: (attempt: Attempt) => {
      const [{ limit, key }] = countersOf(attempt);
      limit.clear(key);
    },
  };
}

const logins = new WeakMap<object, ReturnType<typeof passwordGuard>>();

/** The one guard of logins of an application, which all its modules share. */
export function loginsOf(dependencies: Context) {
  const known = logins.get(dependencies) ?? passwordGuard(dependencies);
  logins.set(dependencies, known);
  return known;
}
