import type { Db } from '../../../platform/database/db.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { hashToken, newToken } from '../session/index.ts';
import { deleteResets, insertReset } from './password-reset.repository.ts';
import { resetMinutes } from './reset-minutes.ts';

/** The token sets a new password without an emailed link. */
export async function beginRenewal(
  tx: Db,
  clock: Dependencies['clock'],
  userId: string,
): Promise<string> {
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + resetMinutes * 60 * 1000);
  await deleteResets(tx, userId, now);
  await insertReset(tx, { tokenHash: hashToken(token), userId, expiresAt });
  return token;
}
