import { type Allowance, AttemptLimit } from '../../platform/attempt-limit.ts';
import type { Counter } from '../../platform/guard-attempt.ts';
import { networkOf } from '../../platform/network-of.ts';
import { normaliseEmail } from '../user/make-user.ts';

/** Who tries something with an account: from where, and on which known device of the account. */
export type Attempt = { account: string; address: string; device: string | null };

export type AttemptAllowances = {
  /** For an account from one network, or from one device on which its person signed in before. */
  account: Allowance;
  /** From a network, whatever the account; known devices of it are not counted. */
  network: Allowance;
  /** For an account from all networks together, and from all its known devices together. */
  everywhere: Allowance;
};

/** Makes the counters of an attempt, narrowest first. A known device has some of its own, which nobody else fills. */
export function attemptCounters(
  { account, network, everywhere }: AttemptAllowances,
  elapsed: () => number,
): (attempt: Attempt) => [Counter, ...Counter[]] {
  const accounts = new AttemptLimit(account, elapsed);
  const networks = new AttemptLimit(network, elapsed);
  const everybody = new AttemptLimit(everywhere, elapsed);
  return ({ account: name, address, device }) => {
    const whose = normaliseEmail(name);
    if (device !== null) {
      return [
        { limit: accounts, key: `device:${device}:${whose}` },
        { limit: everybody, key: `devices:${whose}` },
      ];
    }
    const from = networkOf(address);
    return [
      { limit: accounts, key: `network:${from}:${whose}` },
      { limit: networks, key: from },
      { limit: everybody, key: whose },
    ];
  };
}
