import type { Dependencies } from '../../../platform/app.ts';
import { countShared } from '../../../platform/attempts/shared-attempts.ts';
import { Problem } from '../../../platform/problems.ts';
import { type Attempt, getCodes, notifySecurityChange } from '../session/index.ts';

/** Wrong codes per day before an email is sent. */
const unnoticed = 5;
const day = 24 * 60 * 60 * 1000;

/** `attempt.account` is the user's id. See docs/product/account.md. */
export function guardCodes(dependencies: Dependencies) {
  const codes = getCodes(dependencies);

  async function noteWrongCode(userId: string) {
    const count = { key: `wrong-codes:${userId}`, most: unnoticed };
    if ((await countShared(dependencies, [count], day)) > 0) {
      const change = { userId, change: 'wrongCodes' } as const;
      await notifySecurityChange(dependencies.db, change, dependencies.clock());
    }
  }

  return async <Result>(attempt: Attempt, make: () => Promise<Result>): Promise<Result> => {
    try {
      return await codes.guard(attempt, make);
    } catch (error) {
      const isWrong = error instanceof Problem && ['unauthorized', 'invalid'].includes(error.code);
      if (isWrong) await noteWrongCode(attempt.account);
      throw error;
    }
  };
}
