import type { Dependencies } from '../../platform/app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { forgetMails } from '../../platform/mail/forget-mails.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { dataExportUse } from '../data-export/index.ts';
import { keepEditorial } from '../editorial-playlist/index.ts';
import { verifyPassword } from '../../platform/password.ts';
import { unlearnWords } from '../search/index.ts';
import { recordSecurityEvent } from '../security-log/index.ts';
import { deleteUserImage, keepUsableAdmin } from '../user/index.ts';
import {
  deleteUser,
  findPerson,
  findPlaylistWords,
  forgetPerson,
} from './forget-person.repository.ts';

const words = sentences.account;

/**
 * Figures stay anonymously, and editorial playlists go to the house account. See
 * docs/product/account.md.
 *
 * @throws {Problem} `invalid` for a wrong or missing password; `forbidden` for a demo account and
 * the last admin.
 */
export async function deleteAccount(
  { db, assets, clock, config }: Pick<Dependencies, 'db' | 'assets' | 'clock' | 'config'>,
  userId: string,
  { password, request }: { password: string; request: { ip: string } },
): Promise<void> {
  const account = await findPerson(db, userId);
  if (account === null) throw problem('unauthorized');
  if (account.isDemo) throw problem('forbidden', { error: words.demoStays });
  if (account.passwordHash === null) throw problem('invalid', { error: words.noPassword });
  const about = { kind: 'deletion', actorId: userId, subjectId: userId } as const;
  if (!(await verifyPassword(password, account.passwordHash))) {
    await recordSecurityEvent(db, { ...about, outcome: 'failure', request });
    throw problem('invalid', {
      error: words.wrongPassword,
      fields: { password: words.wrongPassword },
    });
  }
  await inTransaction(db, async (tx) => {
    await keepUsableAdmin(tx, userId, config);
    await keepEditorial(tx, clock(), userId);
    await deleteUserImage(tx, assets, userId);
    await assets.release(tx, dataExportUse(userId));
    const ofPlaylists = await findPlaylistWords(tx, userId);
    await forgetPerson(tx, account);
    await deleteUser(tx, userId);
    await unlearnWords(tx, ofPlaylists);
    await recordSecurityEvent(tx, { ...about, outcome: 'success' });
  });
  await forgetMails(config, account.email);
}
