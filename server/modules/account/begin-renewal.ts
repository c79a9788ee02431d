import type { Dependencies } from '../../platform/app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { hashToken, newToken } from '../session/index.ts';
import { deleteResets, insertReset } from './password-reset.repository.ts';
import { resetMinutes } from './reset-minutes.ts';

/** The token sets a new password without an emailed link. */
export async function beginRenewal(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  userId: string,
): Promise<string> {
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + resetMinutes * 60 * 1000);
  await inTransaction(db, async (tx) => {
    await deleteResets(tx, userId, now);
    await insertReset(tx, { tokenHash: hashToken(token), userId, expiresAt });
  });
  return token;
}
