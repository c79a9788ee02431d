import type { ChangeEmailBody } from '#contract/email-proof.ts';
import type { Dependencies } from '../../platform/app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { tellAccountChange } from '../account/index.ts';
import { verifyPassword } from '../../platform/password.ts';
import { findUserById, keepSharedAccount, normaliseEmail } from '../user/index.ts';
import { sendVerification } from './send-proof.ts';

/**
 * The answer does not reveal whether the address has an account; its owner is notified instead.
 *
 * @param countMail throws for one email too many.
 * @throws {Problem} `invalid` for a wrong password; `forbidden` for a shared account.
 */
export async function askEmailChange(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  { userId, email, password }: ChangeEmailBody & { userId: string },
  countMail: () => Promise<void>,
): Promise<void> {
  const user = await findUserById(db, userId);
  if (user === null) throw problem('unauthorized');
  keepSharedAccount(config, user.isDemo);
  if (user.passwordHash === null) throw problem('invalid', { error: sentences.account.noPassword });
  if (!(await verifyPassword(password, user.passwordHash))) {
    const error = sentences.account.wrongPassword;
    throw problem('invalid', { error, fields: { password: error } });
  }
  await countMail();
  const wanted = normaliseEmail(email);
  const now = clock();
  await inTransaction(db, async (tx) => {
    if (wanted === user.email) return;
    const told = { userId, change: 'emailAsked', to: [user.email] } as const;
    await tellAccountChange(tx, told, now);
    await sendVerification(tx, { purpose: 'change', email: wanted, userId }, now);
  });
}
