import type { Db } from '../../../platform/database/db.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import { holdUser, keepSharedAccount } from '../../people/user/index.ts';
import { deletePasskey, findPasskeys } from './passkey.repository.ts';

/**
 * @throws {Problem} `not-found`; `invalid` (422) for an account's last way in; `forbidden` for a
 * shared demo account.
 */
export async function removePasskey(
  tx: Db,
  { config }: Pick<Dependencies, 'config'>,
  { userId, request }: { userId: string; request: { ip: string } },
  id: string,
): Promise<void> {
  // Two devices cannot remove the last two passkeys at once.
  const user = await holdUser(tx, userId);
  if (user === null) throw problem('unauthorized');
  keepSharedAccount(config, user.isDemo);
  if (!(await deletePasskey(tx, userId, id))) throw problem('not-found');
  const isLast = (await findPasskeys(tx, userId)).length === 0;
  if (isLast && user.passwordHash === null) {
    throw problem('invalid', { status: 422, error: sentences.passkeys.lastWay });
  }
  await recordSecurityEvent(tx, {
    kind: 'passkey',
    outcome: 'success',
    actorId: userId,
    subjectId: userId,
    request,
    detail: { act: 'removed' },
  });
}
