import { AttemptLimit } from '../../platform/attempt-limit.ts';
import { normaliseEmail } from '../user/make-user.ts';

const minute = 60 * 1000;

/** Mails asked for: 5 for an account and 30 from an address, each in 15 minutes. */
export const resetLimits = {
  account: { most: 5, window: 15 * minute },
  address: { most: 30, window: 15 * minute },
} as const;

/** Counts a request for a mail; what it counts does not depend on whether the account exists. */
export function resetGuard(clock: () => Date) {
  const accounts = new AttemptLimit(resetLimits.account, clock);
  const addresses = new AttemptLimit(resetLimits.address, clock);
  const count = ({ address, email }: { address: string; email: string }) => {
    const account = normaliseEmail(email);
    addresses.check(address);
    accounts.check(account);
    addresses.add(address);
    accounts.add(account);
  };
  return { count };
}
