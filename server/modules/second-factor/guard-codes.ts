import type { App, Dependencies } from '../../platform/app.ts';
import { countShared } from '../../platform/attempts/shared-attempts.ts';
import { Problem } from '../../platform/problems.ts';
import { type Attempt, getCodes, securityMailer } from '../session/index.ts';

/** Wrong codes per day before an email is sent. */
const unnoticed = 5;
const day = 24 * 60 * 60 * 1000;

/** `attempt.account` is the user's id. See docs/product/account.md. */
export function guardCodes(app: App, dependencies: Dependencies) {
  const codes = getCodes(dependencies);
  const message = securityMailer(app, dependencies);

  async function noteWrongCode(userId: string) {
    const count = { key: `wrong-codes:${userId}`, most: unnoticed };
    if ((await countShared(dependencies, [count], day)) > 0) {
      await message(dependencies.db, userId, 'wrongCodes');
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
