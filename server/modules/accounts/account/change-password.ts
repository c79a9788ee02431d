import type { Db } from '../../../platform/database/db.ts';
import type { PasswordBody } from '#contract/account.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { deleteSessions, hashToken, passwordFault } from '../session/index.ts';
import { hashPassword, verifyPassword } from '../../../platform/password.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import {
  findPasswordHash,
  keepSharedAccount,
  replacePasswordHash,
} from '../../people/user/index.ts';
import { deleteResets } from './password-reset.repository.ts';

type Caller = { userId: string; request: { ip: string } };
type NewPassword = { from: string; to: string };

const about = ({ userId, request }: Caller) =>
  ({ kind: 'password', actorId: userId, subjectId: userId, request }) as const;

/**
 * Records a wrong password.
 *
 * @throws {Problem} `invalid` for a wrong current password, an account without one, or an
 * unacceptable new one; `forbidden` for a shared account.
 */
export async function checkNewPassword(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  caller: Caller,
  { currentPassword, newPassword }: PasswordBody,
): Promise<NewPassword> {
  const account = await findPasswordHash(db, caller.userId);
  if (account === undefined) throw problem('unauthorized');
  keepSharedAccount(config, account.isDemo);
  const from = account.passwordHash;
  if (from === null) throw problem('invalid', { error: sentences.account.noPassword });
  if (!(await verifyPassword(currentPassword, from))) {
    await recordSecurityEvent(db, { ...about(caller), outcome: 'failure' });
    throw wrongPassword();
  }
  const fault = await passwordFault(newPassword, account);
  if (fault !== null) throw problem('invalid', { error: fault, fields: { newPassword: fault } });
  return { from, to: await hashPassword(newPassword) };
}

/**
 * Ends the user's sessions except that of `token`, and voids emailed links.
 *
 * @throws {Problem} `invalid` if the password was changed meanwhile.
 */
export async function changePassword(
  tx: Db,
  { token, ...caller }: Caller & { token: string },
  password: NewPassword,
): Promise<void> {
  const { userId } = caller;
  if (!(await replacePasswordHash(tx, userId, password))) throw wrongPassword();
  await deleteSessions(tx, userId, hashToken(token));
  await deleteResets(tx, userId);
  await recordSecurityEvent(tx, { ...about(caller), outcome: 'success' });
}

function wrongPassword() {
  const error = sentences.account.wrongPassword;
  return problem('invalid', { error, fields: { currentPassword: error } });
}
