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
 * Lets a login through while account and address have failures left. An attempt counts before it is
 * made, so that many at once gain nothing, and is taken back when it succeeds.
 */
export function loginGuard(clock: () => Date) {
  const accounts = new AttemptLimit(loginLimits.account, clock);
  const addresses = new AttemptLimit(loginLimits.address, clock);

  async function guard<Result>(
    { address, email }: { address: string; email: string },
    attempt: () => Promise<Result>,
  ): Promise<Result> {
    const account = normaliseEmail(email);
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
      const isRefusal = error instanceof Problem && error.code === 'unauthorized';
      if (!isRefusal) {
        accounts.remove(account);
        addresses.remove(address);
      }
      throw error;
    }
  }

  return { guard };
}
