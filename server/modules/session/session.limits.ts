import type { ProblemCode } from '#contract/problem.ts';
import type { Dependencies } from '../../platform/app.ts';
import { tooManyAttempts } from '../../platform/attempt-limit.ts';
import { countShared, forgetShared, guardShared } from '../../platform/attempts/shared-attempts.ts';
import { guardAttempt } from '../../platform/guard-attempt.ts';
import { Problem } from '../../platform/problems.ts';
import {
  type Attempt,
  type AttemptAllowances,
  attemptCounters,
  networkCounters,
} from './attempt-counters.ts';

type Context = Pick<Dependencies, 'db' | 'elapsed'>;

const window = 15 * 60 * 1000;

/** Wrong passwords: so many at once, and as many again in 15 minutes, one after another. */
export const passwordLimits = {
  account: { most: 10, window, isForgiving: true },
  network: { most: 50, window },
  everywhere: { most: 100, window },
} as const satisfies AttemptAllowances;

/** Wrong codes by somebody who knows the password: of a million, twenty may be tried in 15 minutes. */
const codeLimits = {
  account: { most: 5, window, isForgiving: true },
  network: { most: 50, window },
  everywhere: { most: 10, window },
} as const satisfies AttemptAllowances;

/** New accounts from a network. */
const registrationLimit = { most: 60, window } as const;

/** Counts new accounts: first in this process, and what is worth more work among all servers. */
export function registrationGuard(context: Context) {
  const countersOf = networkCounters(
    { kind: 'registration', allowance: registrationLimit },
    context.elapsed,
  );
  return {
    /** @throws {Problem} `too-many-requests` where this server alone has let in as many as may come. */
    count: (address: string) => {
      const counters = countersOf(address);
      const wait = Math.max(...counters.map(({ limit, key }) => limit.wait(key)));
      if (wait > 0) throw tooManyAttempts(wait);
      for (const { limit, key } of counters) limit.count(key);
    },
    /** @throws {Problem} `too-many-requests` where all servers together have. */
    countAmongAll: async (address: string) => {
      const counts = countersOf(address).map(({ shared }) => shared);
      const wait = await countShared(context, counts, window);
      if (wait > 0) throw tooManyAttempts(wait);
    },
  };
}

type Guarded = {
  /** What is tried; tries of one kind count together on all servers. */
  kind: string;
  /** The code of the `Problem` that a failure is. */
  failure: ProblemCode | ProblemCode[];
  limits?: AttemptAllowances;
};

/**
 * Lets a try at a password through while its counters have room, those of this process, which cost nothing, and those
 * of all servers. A failure is a `Problem` of the given code.
 */
export function passwordGuard(
  context: Context,
  { kind, failure, limits = passwordLimits }: Guarded,
) {
  const countersOf = attemptCounters(kind, limits, context.elapsed);
  const failures = new Set([failure].flat());
  const isFailure = (error: unknown) => error instanceof Problem && failures.has(error.code);
  return {
    guard: <Result>(attempt: Attempt, make: () => Promise<Result>): Promise<Result> => {
      const counters = countersOf(attempt);
      const counts = counters.map(({ shared }) => shared);
      return guardAttempt(
        counters,
        () => guardShared(context, { counts, window }, make, isFailure),
        isFailure,
      );
    },
    /** Forgets the failures of an account there, whose person has come in by another way. */
    forget: async (attempt: Attempt) => {
      const [{ limit, key, shared }] = countersOf(attempt);
      limit.clear(key);
      await forgetShared(context, [shared]);
    },
  };
}

const logins = new WeakMap<object, ReturnType<typeof passwordGuard>>();
const codes = new WeakMap<object, ReturnType<typeof passwordGuard>>();

/** The one guard of logins of an application, which all its modules share. */
export function loginsOf(dependencies: Context) {
  const known =
    logins.get(dependencies) ??
    passwordGuard(dependencies, { kind: 'login', failure: 'unauthorized' });
  logins.set(dependencies, known);
  return known;
}

/** The one guard of one-time codes of an application, wherever they are asked for. */
export function codesOf(dependencies: Context) {
  const failure: ProblemCode[] = ['unauthorized', 'invalid'];
  const known =
    codes.get(dependencies) ??
    passwordGuard(dependencies, { kind: 'code', failure, limits: codeLimits });
  codes.set(dependencies, known);
  return known;
}
