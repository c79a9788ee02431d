import type { ProblemCode } from '#contract/problem.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { type Allowance, tooManyAttempts } from '../../../platform/attempt-limit.ts';
import {
  countShared,
  forgetShared,
  guardShared,
} from '../../../platform/attempts/shared-attempts.ts';
import type { Db } from '../../../platform/database/db.ts';
import { afterCommit } from '../../../platform/database/in-transaction.ts';
import { guardAttempt } from '../../../platform/guard-attempt.ts';
import { Problem } from '../../../platform/problems.ts';
import {
  type Attempt,
  type AttemptAllowances,
  attemptCounters,
  networkCounters,
} from './attempt-counters.ts';

type Context = Pick<Dependencies, 'db' | 'elapsed'>;

const window = 15 * 60 * 1000;

/** A burst, and as many again over 15 minutes. */
export const passwordLimits = {
  account: { most: 10, window, isForgiving: true },
  network: { most: 50, window },
  everywhere: { most: 100, window },
} as const satisfies AttemptAllowances;

/** Twenty of a million per 15 minutes, after the right password. */
const codeLimits = {
  account: { most: 5, window, isForgiving: true },
  network: { most: 50, window },
  everywhere: { most: 10, window },
} as const satisfies AttemptAllowances;

/** Per network. */
const registrationLimit = { most: 60, window } as const;

/** Per network: three hundred people of one office may come at once, each for two calls. */
const houseLimit = { most: 600, window } as const;

export const registrationGuard = (context: Context) =>
  networkGuard(context, 'registration', registrationLimit);

/** Ways to the identity server of the house, and back. */
export const houseGuard = (context: Context) => networkGuard(context, 'oidc', houseLimit);

/** Counting over all servers costs more. */
function networkGuard(context: Context, kind: string, allowance: Allowance) {
  const getCounters = networkCounters({ kind, allowance }, context.elapsed);
  return {
    /** @throws {Problem} `too-many-requests` at this server's limit. */
    count: (address: string) => {
      const counters = getCounters(address);
      const wait = Math.max(...counters.map(({ limit, key }) => limit.wait(key)));
      if (wait > 0) throw tooManyAttempts(wait);
      for (const { limit, key } of counters) limit.count(key);
    },
    /** @throws {Problem} `too-many-requests` at all servers' limit. */
    countAmongAll: async (address: string) => {
      const counts = getCounters(address).map(({ shared }) => shared);
      const wait = await countShared(context, counts, window);
      if (wait > 0) throw tooManyAttempts(wait);
    },
  };
}

type Guarded = {
  /** Shared by all servers. */
  kind: string;
  /** Problems that count as failures. */
  failure: ProblemCode | ProblemCode[];
  limits?: AttemptAllowances;
};

/** Counts in this process, which is free, and over all servers. */
export function passwordGuard(
  context: Context,
  { kind, failure, limits = passwordLimits }: Guarded,
) {
  const getCounters = attemptCounters(kind, limits, context.elapsed);
  const failures = new Set([failure].flat());
  const isFailure = (error: unknown) => error instanceof Problem && failures.has(error.code);
  return {
    guard: <Result>(attempt: Attempt, make: () => Promise<Result>): Promise<Result> => {
      const counters = getCounters(attempt);
      const counts = counters.map(({ shared }) => shared);
      return guardAttempt(
        counters,
        () => guardShared(context, { counts, window }, make, isFailure),
        isFailure,
      );
    },
    /** For users who have signed in another way. */
    forget: async (tx: Db, attempt: Attempt) => {
      const [{ limit, key, shared }] = getCounters(attempt);
      await forgetShared({ db: tx }, [shared]);
      await afterCommit(tx, () => limit.clear(key));
    },
  };
}

const logins = new WeakMap<object, ReturnType<typeof passwordGuard>>();
const codes = new WeakMap<object, ReturnType<typeof passwordGuard>>();

/** Shared by all modules. */
export function getLogins(dependencies: Context) {
  const known =
    logins.get(dependencies) ??
    passwordGuard(dependencies, { kind: 'login', failure: 'unauthorized' });
  logins.set(dependencies, known);
  return known;
}

/** Shared by all modules. */
export function getCodes(dependencies: Context) {
  const failure: ProblemCode[] = ['unauthorized', 'invalid'];
  const known =
    codes.get(dependencies) ??
    passwordGuard(dependencies, { kind: 'code', failure, limits: codeLimits });
  codes.set(dependencies, known);
  return known;
}
