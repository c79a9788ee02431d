import { allRights, type Right, rightSchema } from '#contract/right.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { deleteSessions } from '../../accounts/session/index.ts';
import { recordStaffAction } from '../../accounts/staff-action/index.ts';
import { changeUser } from '../../people/user/index.ts';
import { actor, ConsoleError, findAccountOf, keepAdmin } from './console-acts.ts';
import { inOrder } from './rights.ts';

/** @throws {ConsoleError} for an unknown right. */
export function readRight(text: string): Right {
  const right = rightSchema.safeParse(text);
  if (right.success) return right.data;
  throw new ConsoleError(`"${text}" is no right. Choose one of: ${allRights.join(', ')}.`);
}

type RightChange = { email: string; right: Right; isGiven: boolean; now: Date };

/**
 * Withdrawing ends the admin's sessions.
 *
 * @throws {ConsoleError} for no admin, an unchanged right, and the last admin who manages people.
 */
export function setRight(db: Db, { email, right, isGiven, now }: RightChange): Promise<void> {
  return inTransaction(db, async (tx) => {
    const account = await findAccountOf(tx, email);
    const { id, role, rights: before } = account;
    if (role !== 'admin')
      throw new ConsoleError(`${email} is no admin, and only admins have rights.`);
    if (before.includes(right) === isGiven) {
      throw new ConsoleError(`${email} ${isGiven ? 'has' : 'lacks'} the right ${right} already.`);
    }
    if (!isGiven && right === 'people') await keepAdmin(tx, account);
    const rights = inOrder(isGiven ? [...before, right] : before.filter((each) => each !== right));
    await changeUser(tx, id, { rights });
    if (!isGiven) await deleteSessions(tx, id);
    await recordStaffAction(tx, {
      actor,
      now,
      action: 'user.change',
      target: { kind: 'user', id, name: account.displayName },
      before: { rights: before },
      after: { rights },
    });
  });
}
