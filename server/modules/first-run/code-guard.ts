import type { Dependencies } from '../../platform/app.ts';
import { AttemptLimit } from '../../platform/attempt-limit.ts';
import { guardAttempt } from '../../platform/guard-attempt.ts';
import { toNetwork } from '../../platform/to-network.ts';
import { Problem } from '../../platform/problems.ts';

const window = 15 * 60 * 1000;

const limits = { network: { most: 10, window }, everywhere: { most: 100, window } } as const;

const isWrongCode = (error: unknown) =>
  error instanceof Problem && error.fields?.['code'] !== undefined;

export function codeGuard({ elapsed }: Pick<Dependencies, 'elapsed'>) {
  const networks = new AttemptLimit(limits.network, elapsed);
  const everywhere = new AttemptLimit(limits.everywhere, elapsed);
  return <Result>(address: string, work: () => Promise<Result>): Promise<Result> =>
    guardAttempt(
      [
        { limit: networks, key: toNetwork(address) },
        { limit: everywhere, key: 'all' },
      ],
      work,
      isWrongCode,
    );
}
