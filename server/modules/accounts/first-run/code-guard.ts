import type { Dependencies } from '../../../platform/app.ts';
import { AttemptLimit } from '../../../platform/attempt-limit.ts';
import { guardAttempt } from '../../../platform/guard-attempt.ts';
import { toNetwork } from '../../../platform/to-network.ts';
import { Problem } from '../../../platform/problems.ts';
import { isCode } from './set-up-service.ts';

const window = 15 * 60 * 1000;

const limits = { network: { most: 10, window }, everywhere: { most: 100, window } } as const;

const isWrongCode = (error: unknown) =>
  error instanceof Problem && error.fields?.['code'] !== undefined;

/**
 * Limits wrong codes. The right one always passes, or strangers could shut its owner out; a code
 * of 59 bits is not found by asking.
 */
export function codeGuard({ db, elapsed }: Pick<Dependencies, 'db' | 'elapsed'>) {
  const networks = new AttemptLimit(limits.network, elapsed);
  const everywhere = new AttemptLimit(limits.everywhere, elapsed);
  return async <Result>(
    { address, code }: { address: string; code: string },
    work: () => Promise<Result>,
  ): Promise<Result> => {
    if (await isCode(db, code)) return work();
    const counters = [
      { limit: networks, key: toNetwork(address) },
      { limit: everywhere, key: 'all' },
    ];
    return guardAttempt(counters, work, isWrongCode);
  };
}
