import { type Allowance, AttemptLimit } from '../../../platform/attempt-limit.ts';
import type { SharedCount } from '../../../platform/attempts/shared-attempts.ts';
import type { Counter } from '../../../platform/guard-attempt.ts';
import { toNetworks } from '../../../platform/to-network.ts';
import { normaliseEmail } from '../../people/user/index.ts';

/** `device` is a known device of the account. */
export type Attempt = { account: string; address: string; device: string | null };

export type AttemptAllowances = {
  /** Per account, and network or known device. */
  account: Allowance;
  /** Over all accounts, without known devices. */
  network: Allowance;
  /** Per account over all networks, and over all known devices. */
  everywhere: Allowance;
};

/** Counts in this process and over all servers. */
export type AttemptCounter = Counter & { shared: SharedCount };

/** Multiples of the limit for an IPv6 /56 and /48. */
const wider = [2, 4] as const;

/** Narrowest first. */
export function networkCounters(
  { kind, allowance }: { kind: string; allowance: Allowance },
  elapsed: () => number,
): (address: string, suffix?: string) => [AttemptCounter, ...AttemptCounter[]] {
  const wide = (times: number) =>
    getCounter({ kind, allowance: { ...allowance, most: allowance.most * times } }, elapsed);
  const narrow = wide(1);
  const others = wider.map(wide);
  return (address, suffix = '') => {
    const [line, ...networks] = toNetworks(address);
    return [
      narrow(`${line}${suffix}`),
      ...others.flatMap((counter, index) => {
        const network = networks[index];
        return network === undefined ? [] : [counter(`${network}${suffix}`)];
      }),
    ];
  };
}

function getCounter(
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

/** Narrowest first. Nobody else can fill a known device's counters. */
export function attemptCounters(
  kind: string,
  { account, network, everywhere }: AttemptAllowances,
  elapsed: () => number,
): (attempt: Attempt) => [AttemptCounter, ...AttemptCounter[]] {
  const accounts = networkCounters({ kind: `${kind}:account`, allowance: account }, elapsed);
  const networks = networkCounters({ kind: `${kind}:network`, allowance: network }, elapsed);
  const devices = getCounter({ kind: `${kind}:device`, allowance: account }, elapsed);
  const everybody = getCounter({ kind: `${kind}:everywhere`, allowance: everywhere }, elapsed);
  return ({ account: name, address, device }) => {
    const whose = normaliseEmail(name);
    if (device !== null) {
      return [devices(`${device}:${whose}`), everybody(`devices:${whose}`)];
    }
    return [...accounts(address, `:${whose}`), ...networks(address), everybody(whose)];
  };
}
