import type { PasswordBody } from '#contract/account.ts';
import type { Dependencies } from '../../platform/app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { deleteSessions, hashToken, passwordFault } from '../session/index.ts';
import { hashPassword, verifyPassword } from '../../platform/password.ts';
import { recordSecurityEvent } from '../security-log/index.ts';
import { findPasswordHash, keepSharedAccount, replacePasswordHash } from '../user/index.ts';
import { deleteResets } from './password-reset.repository.ts';

/**
 * Ends the user's sessions except that of `token`, and voids emailed links.
 *
 * @throws {Problem} `invalid` for a wrong current password, an account without one, or an
 * unacceptable new one; `forbidden` for a shared account.
 */
export async function changePassword(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  { userId, token, request }: { userId: string; token: string; request: { ip: string } },
  { currentPassword, newPassword }: PasswordBody,
): Promise<void> {
  const account = await findPasswordHash(db, userId);
  if (account === undefined) throw problem('unauthorized');
  keepSharedAccount(config, account.isDemo);
  const current = account.passwordHash;
  if (current === null) throw problem('invalid', { error: sentences.account.noPassword });
  const isRight = await verifyPassword(currentPassword, current);
  const about = { kind: 'password', actorId: userId, subjectId: userId, request } as const;
  if (!isRight) {
    await recordSecurityEvent(db, { ...about, outcome: 'failure' });
    throw wrongPassword();
  }
  const fault = await passwordFault(newPassword, account);
  if (fault !== null) throw problem('invalid', { error: fault, fields: { newPassword: fault } });
  const to = await hashPassword(newPassword);
  await inTransaction(db, async (tx) => {
    if (!(await replacePasswordHash(tx, userId, { from: current, to }))) throw wrongPassword();
    await deleteSessions(tx, userId, hashToken(token));
    await deleteResets(tx, userId);
    await recordSecurityEvent(tx, { ...about, outcome: 'success' });
  });
}

function wrongPassword() {
  const error = sentences.account.wrongPassword;
  return problem('invalid', { error, fields: { currentPassword: error } });
}
