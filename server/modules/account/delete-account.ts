import { and, eq, ne, sql } from 'drizzle-orm';
import type { Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { forgetMails } from '../../platform/mail/forget-mails.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { verifyPassword } from '../session/password.ts';
import { unlearnWords } from '../search/vocabulary.repository.ts';
import { recordSecurityEvent } from '../security-log/security-log.repository.ts';
import { deleteUserImage } from '../user/user-image.repository.ts';
import { userTable } from '../user/user.table.ts';
import { findPlaylistWords, forgetPerson } from './forget-person.repository.ts';

const words = sentences.account;

/**
 * Deletes an account for good: whoever asks gives its password once more. What refers to it goes with it, its sessions
 * too; figures keep what was heard and followed, which leads to nobody then. See docs/product/account.md.
 *
 * @throws {Problem} `invalid` where the password is another or the account has none; `forbidden` for an account of the
 * demo, which others use, and for the last one that runs the service.
 */
export async function deleteAccount(
  { db, assets, config }: Pick<Dependencies, 'db' | 'assets' | 'config'>,
  userId: string,
  { password, request }: { password: string; request: { ip: string } },
): Promise<void> {
  const { id, email, displayName, role, passwordHash, isDemo } = userTable;
  const [account] = await db
    .select({ id, email, displayName, role, passwordHash, isDemo })
    .from(userTable)
    .where(eq(id, userId));
  if (account === undefined) throw problem('unauthorized');
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
    await keepSomebodyInCharge(tx, userId);
    await deleteUserImage(tx, assets, userId);
    const ofPlaylists = await findPlaylistWords(tx, userId);
    await forgetPerson(tx, account);
    await tx.delete(userTable).where(eq(id, userId));
    await unlearnWords(tx, ofPlaylists);
    await recordSecurityEvent(tx, { ...about, outcome: 'success' });
  });
  await forgetMails(config, account.email);
}

/** Two who leave at once would each see the other: whoever runs the service is held until one has gone. */
async function keepSomebodyInCharge(tx: Db, userId: string): Promise<void> {
  const { id, role, status } = userTable;
  const [account] = await tx.select({ role }).from(userTable).where(eq(id, userId));
  if (account?.role !== 'admin') return;
  await tx.execute(
    sql`select id from ${userTable} where ${role} = 'admin' order by ${id} for update`,
  );
  const others = await tx.$count(
    userTable,
    and(eq(role, 'admin'), eq(status, 'active'), ne(id, userId)),
  );
  if (others === 0) throw problem('forbidden', { error: words.lastAdmin });
}
