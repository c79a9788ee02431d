import type { PasswordBody } from '#contract/account.ts';
import type { Dependencies } from '../../platform/app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';
import { deleteSessions } from '../session/session.repository.ts';
import { hashToken } from '../session/session-token.ts';
import { keepSharedAccount } from '../user/open-account.ts';
import { findPasswordHash, replacePasswordHash } from '../user/user.repository.ts';
import { deleteResets } from './password-reset.repository.ts';

/**
 * Sets a new password, ends every session of the person but the one of `token`, and lets no mailed
 * link set another.
 *
 * @throws {Problem} `invalid` when the current password is another, or the account has none; `forbidden` for an account
 *   that strangers share.
 */
export async function changePassword(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  { userId, token }: { userId: string; token: string },
  { currentPassword, newPassword }: PasswordBody,
): Promise<void> {
  const account = await findPasswordHash(db, userId);
  if (account === undefined) throw problem('unauthorized');
  keepSharedAccount(config, account.isDemo);
  const current = account.passwordHash;
  if (current === null) throw problem('invalid', { error: sentences.account.noPassword });
  const isRight = await verifyPassword(currentPassword, current);
  if (!isRight) throw wrongPassword();
  const to = await hashPassword(newPassword);
  await inTransaction(db, async (tx) => {
    // Another device may have changed it meanwhile.
    if (!(await replacePasswordHash(tx, userId, { from: current, to }))) throw wrongPassword();
    await deleteSessions(tx, userId, hashToken(token));
    await deleteResets(tx, userId);
  });
}

function wrongPassword() {
  const error = sentences.account.wrongPassword;
  return problem('invalid', { error, fields: { currentPassword: error } });
}
