import type { Db } from '../../../platform/database/db.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { notifyAccountChange } from '../account/index.ts';
import { verifyPassword } from '../../../platform/password.ts';
import { findUserById, keepSharedAccount, normaliseEmail } from '../../people/user/index.ts';
import { sendVerification } from './send-proof.ts';

/**
 * @returns the present email.
 * @throws {Problem} `invalid` for a wrong password; `forbidden` for a shared account.
 */
export async function checkEmailChange(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  { userId, password }: { userId: string; password: string },
): Promise<string> {
  const user = await findUserById(db, userId);
  if (user === null) throw problem('unauthorized');
  keepSharedAccount(config, user.isDemo);
  if (user.passwordHash === null) throw problem('invalid', { error: sentences.account.noPassword });
  if (await verifyPassword(password, user.passwordHash)) return user.email;
  const error = sentences.account.wrongPassword;
  throw problem('invalid', { error, fields: { password: error } });
}

/**
 * The answer does not reveal whether the address has an account; its owner is notified instead.
 */
export async function askEmailChange(
  tx: Db,
  { userId, from, email }: { userId: string; from: string; email: string },
  now: Date,
): Promise<void> {
  const wanted = normaliseEmail(email);
  if (wanted === from) return;
  await notifyAccountChange(tx, { userId, change: 'emailAsked', to: [from] }, now);
  await sendVerification(tx, { purpose: 'change', email: wanted, userId }, now);
}
