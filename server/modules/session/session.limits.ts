import type { ProblemCode } from '#contract/problem.ts';
import type { Dependencies } from '../../platform/app.ts';
import { AttemptLimit } from '../../platform/attempt-limit.ts';
import { Problem } from '../../platform/problems.ts';
import { normaliseEmail } from '../user/make-user.ts';

const minute = 60 * 1000;

/** Failed logins: 10 for an account and 50 from an address, each in 15 minutes. */
export const loginLimits = {
  account: { most: 10, window: 15 * minute },
  address: { most: 50, window: 15 * minute },
} as const;

/** New accounts from an address: 60 in 15 minutes. */
const registrationLimit = { most: 60, window: 15 * minute } as const;

export function registrationGuard(clock: () => Date) {
  const limit = new AttemptLimit(registrationLimit, clock);
  const count = (address: string) => {
    limit.check(address);
    limit.add(address);
  };
  return { count };
}

/**
 * Lets a try at a password through while account and address have failures left. An attempt counts
 * before it is made, so that many at once gain nothing, and is taken back when it succeeds. A
 * failure is a `Problem` of the given code.
 */
export function passwordGuard(clock: () => Date, failure: ProblemCode) {
  const accounts = new AttemptLimit(loginLimits.account, clock);
  const addresses = new AttemptLimit(loginLimits.address, clock);

  async function guard<Result>(
    { address, account }: { address: string; account: string },
    attempt: () => Promise<Result>,
  ): Promise<Result> {
    accounts.check(account);
    addresses.check(address);
    accounts.add(account);
    addresses.add(address);
    try {
      const result = await attempt();
      accounts.clear(account);
      addresses.remove(address);
      return result;
    } catch (error) {
      const isFailure = error instanceof Problem && error.code === failure;
      if (!isFailure) {
        accounts.remove(account);
        addresses.remove(address);
      }
      throw error;
    }
  }

  return { guard, forget: (account: string) => accounts.clear(account) };
}

/** The same for signing in, where the email names the account however it is written. */
export function loginGuard(clock: () => Date) {
  const { guard, forget } = passwordGuard(clock, 'unauthorized');
  return {
    guard: <Result>(
      { address, email }: { address: string; email: string },
      attempt: () => Promise<Result>,
    ) => guard({ address, account: normaliseEmail(email) }, attempt),
    /** Forgets the failures of an account, whose person has come in by another way. */
    forget: (email: string) => forget(normaliseEmail(email)),
  };
}

const logins = new WeakMap<object, ReturnType<typeof loginGuard>>();

/** The one guard of logins of an application, which all its modules share. */
export function loginsOf(dependencies: Pick<Dependencies, 'clock'>) {
  const known = logins.get(dependencies) ?? loginGuard(dependencies.clock);
  logins.set(dependencies, known);
  return known;
}
