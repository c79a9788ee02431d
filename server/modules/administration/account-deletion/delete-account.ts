import type { Db } from '../../../platform/database/db.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { afterCommit } from '../../../platform/database/in-transaction.ts';
import { forgetEmails } from '../../../platform/email/forget-emails.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { dataExportUse } from '../../listening/data-export/index.ts';
import { verifyPassword } from '../../../platform/password.ts';
import {
  discountSaves,
  findPlaylistWords,
  forgetAuthor,
  noteChangesOf,
  keepEditorial,
} from '../../listening/playlist/index.ts';
import { unlearnWords } from '../../listening/search/index.ts';
import { recordSecurityEvent } from '../../people/security-log/index.ts';
import { disbandFamily } from '../../accounts/subscription/index.ts';
import {
  deleteUser,
  deleteUserImage,
  findPerson,
  keepUsableAdmin,
} from '../../people/user/index.ts';
import { forgetPerson } from './forget-person.repository.ts';

const words = sentences.account;

type Account = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

const about = (userId: string) =>
  ({ kind: 'deletion', actorId: userId, subjectId: userId }) as const;

/**
 * Records a wrong password.
 *
 * @throws {Problem} `invalid` for a wrong or missing password; `forbidden` for a demo account.
 */
export async function checkDeletion(
  db: Db,
  userId: string,
  { password, request }: { password: string; request: { ip: string } },
): Promise<Account> {
  const account = await findPerson(db, userId);
  if (account === null) throw problem('unauthorized');
  if (account.isDemo) throw problem('forbidden', { error: words.demoStays });
  if (account.passwordHash === null) throw problem('invalid', { error: words.noPassword });
  if (await verifyPassword(password, account.passwordHash)) return account;
  await recordSecurityEvent(db, { ...about(userId), outcome: 'failure', request });
  throw problem('invalid', {
    error: words.wrongPassword,
    fields: { password: words.wrongPassword },
  });
}

/**
 * Figures stay anonymously, and editorial playlists go to the house account. See
 * docs/product/account.md.
 *
 * @throws {Problem} `forbidden` for the last admin.
 */
export async function deleteAccount(
  tx: Db,
  { assets, clock, config, vault }: Pick<Dependencies, 'assets' | 'clock' | 'config' | 'vault'>,
  account: Account,
): Promise<void> {
  const { id: userId, email } = account;
  await keepUsableAdmin(tx, userId, config);
  await keepEditorial(tx, clock(), userId);
  await deleteUserImage(tx, assets, userId);
  await assets.release(tx, dataExportUse(userId));
  const ofPlaylists = await findPlaylistWords(tx, userId);
  await discountSaves(tx, userId);
  await forgetAuthor(tx, userId);
  await noteChangesOf(tx, userId);
  await forgetPerson(tx, vault, account);
  await disbandFamily(tx, userId, clock());
  await deleteUser(tx, userId);
  await unlearnWords(tx, ofPlaylists);
  await recordSecurityEvent(tx, { ...about(userId), outcome: 'success' });
  await afterCommit(tx, () => forgetEmails(config, email));
}
