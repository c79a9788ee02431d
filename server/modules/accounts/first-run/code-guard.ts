import type { Dependencies } from '../../../platform/app.ts';
import { guardShared } from '../../../platform/attempts/shared-attempts.ts';
import { toNetwork } from '../../../platform/to-network.ts';
import { Problem } from '../../../platform/problems.ts';
import { isCode } from './set-up-service.ts';

const window = 15 * 60 * 1000;

const most = { network: 10, everywhere: 100 } as const;

const isWrongCode = (error: unknown) =>
  error instanceof Problem && error.fields?.['code'] !== undefined;

/**
 * Limits wrong codes. The right one always passes, or strangers could shut its owner out; a code
 * of 59 bits is not found by asking.
 */
export function codeGuard({ db, elapsed }: Pick<Dependencies, 'db' | 'elapsed'>) {
  return async <Result>(
    { address, code }: { address: string; code: string },
    work: () => Promise<Result>,
  ): Promise<Result> => {
    if (await isCode(db, code)) return work();
    const counts = [
      { key: `set-up:network:${toNetwork(address)}`, most: most.network },
      { key: 'set-up:everywhere', most: most.everywhere },
    ];
    return guardShared({ db, elapsed }, { counts, window }, work, isWrongCode);
  };
}
