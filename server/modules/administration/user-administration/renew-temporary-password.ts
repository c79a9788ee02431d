import type { TemporaryPassword } from './hash-temporary.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { CreateUserAnswer } from '#contract/administration.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { deleteResets, notifyAccountChange } from '../../accounts/account/index.ts';
import { actingAdmin, type Actor, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { changeUser } from '../../people/user/index.ts';
import { findAccount } from './account-list.repository.ts';
import { describeAccount } from './describe-account.ts';
import { refuseAbove } from './rights.ts';
import { temporaryLifetime } from '../../accounts/session/index.ts';

type Context = Pick<Dependencies, 'clock' | 'config'>;

/**
 * The old one stops working.
 *
 * @throws {Problem} `not-found`; `forbidden` if the right was withdrawn meanwhile or the account
 * is above the caller; `invalid` (422) for a password of the user's own.
 */
export async function renewTemporaryPassword(
  tx: Db,
  { clock, config }: Context,
  caller: Omit<Actor, 'name'>,
  { id, temporaryPassword, passwordHash }: TemporaryPassword & { id: string },
): Promise<CreateUserAnswer> {
  const held = { config, right: 'people', accountId: id } as const;
  const { actor, rights } = await actingAdmin(tx, caller, held);
  const row = await findAccount(tx, id);
  if (row === null) throw problem('not-found');
  refuseAbove(row, rights);
  if (!row.hasTemporaryPassword) {
    throw problem('invalid', { status: 422, error: sentences.administration.hasOwnPassword });
  }
  const temporaryUntil = new Date(clock().getTime() + temporaryLifetime);
  await changeUser(tx, id, { passwordHash, temporaryUntil });
  await notifyAccountChange(tx, { userId: id, change: 'password' }, clock());
  // These tokens came from the old password.
  await deleteResets(tx, id);
  await recordStaffAction(tx, {
    actor,
    now: clock(),
    action: 'user.password',
    target: { kind: 'user', id, name: row.displayName },
    before: null,
    after: null,
    detail: { way: 'temporary' },
  });
  return { user: describeAccount(row), temporaryPassword };
}
