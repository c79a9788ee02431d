import { type Allowance, AttemptLimit } from '../../platform/attempt-limit.ts';
import type { SharedCount } from '../../platform/attempts/shared-attempts.ts';
import type { Counter } from '../../platform/guard-attempt.ts';
import { networksOf } from '../../platform/network-of.ts';
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

/** A counter of this process, and the same among all servers. */
export type AttemptCounter = Counter & { shared: SharedCount };

/** How many times the attempts of an IPv6 /64 come from its /56 and its /48. */
const wider = [2, 4] as const;

/** A counter of each network of an address, the narrowest first. */
export function networkCounters(
  { kind, allowance }: { kind: string; allowance: Allowance },
  elapsed: () => number,
): (address: string, suffix?: string) => [AttemptCounter, ...AttemptCounter[]] {
  const wide = (times: number) =>
    counterOf({ kind, allowance: { ...allowance, most: allowance.most * times } }, elapsed);
  const narrow = wide(1);
  const others = wider.map(wide);
  return (address, suffix = '') => {
    const [line, ...networks] = networksOf(address);
    return [
      narrow(`${line}${suffix}`),
      ...others.flatMap((counter, index) => {
        const network = networks[index];
        return network === undefined ? [] : [counter(`${network}${suffix}`)];
      }),
    ];
  };
}

function counterOf(
  { kind, allowance }: { kind: string; allowance: Allowance },
  elapsed: () => number,
) {
  const limit = new AttemptLimit(allowance, elapsed);
  const { most, isForgiving } = allowance;
  return (key: string): AttemptCounter => ({
    limit,
    key,
    shared: { key: `${kind}:${key}`, most, isForgiving },
  });
}

/**
 * Makes the counters of an attempt, narrowest first. A known device has some of its own, which nobody else fills.
 *
 * @param kind what is tried; attempts of one kind count together on all servers.
 */
export function attemptCounters(
  kind: string,
  { account, network, everywhere }: AttemptAllowances,
  elapsed: () => number,
): (attempt: Attempt) => [AttemptCounter, ...AttemptCounter[]] {
  const accounts = networkCounters({ kind: `${kind}:account`, allowance: account }, elapsed);
  const networks = networkCounters({ kind: `${kind}:network`, allowance: network }, elapsed);
  const devices = counterOf({ kind: `${kind}:device`, allowance: account }, elapsed);
  const everybody = counterOf({ kind: `${kind}:everywhere`, allowance: everywhere }, elapsed);
  return ({ account: name, address, device }) => {
    const whose = normaliseEmail(name);
    if (device !== null) {
      return [devices(`${device}:${whose}`), everybody(`devices:${whose}`)];
    }
    return [...accounts(address, `:${whose}`), ...networks(address), everybody(whose)];
  };
}
