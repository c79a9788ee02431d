import { and, eq, or } from '#drizzle/orm.ts';
import type { Right } from '#contract/right.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { nameOrder } from '../search/name-order.ts';
import { isOpenAccount, type DemoMode } from './open-account.ts';
import { userTable } from './user.table.ts';

/** `isUsable`: somebody can sign in with it today, has chosen the password, and may manage people. */
export type Admin = { id: string; name: string; rights: Right[]; isUsable: boolean };

/**
 * The admins whose accounts are open and not suspended, held together with the account until the transaction ends: of
 * two who take the right from one another only the first succeeds.
 */
export async function holdAdmins(tx: Db, accountId: string, mode: DemoMode): Promise<Admin[]> {
  const { id, displayName, role, rights, status, isDemo } = userTable;
  const { passwordHash, hasTemporaryPassword } = userTable;
  const isAdmin = and(eq(role, 'admin'), eq(status, 'active'), isOpenAccount(mode));
  const held = await tx
    .select({
      id,
      name: displayName,
      role,
      rights,
      status,
      isDemo,
      passwordHash,
      hasTemporaryPassword,
    })
    .from(userTable)
    .where(or(eq(id, accountId), isAdmin))
    .orderBy(id)
    .for('no key update');
  return held
    .filter((user) => user.role === 'admin' && user.status === 'active')
    .filter((user) => mode.demo || !user.isDemo)
    .map((user) => ({
      id: user.id,
      name: user.name,
      rights: user.rights,
      // Without the demo an account without a password has no way in, and a temporary one may never be used.
      isUsable:
        user.rights.includes('people') &&
        (user.isDemo || (user.passwordHash !== null && !user.hasTemporaryPassword)),
    }));
}

/** All admins by email, those of the demo and the suspended ones included. */
export function findAdmins(db: Db) {
  const { email, displayName, rights, status, isDemo } = userTable;
  const { passwordHash, hasTemporaryPassword } = userTable;
  return db
    .select({
      email,
      name: displayName,
      rights,
      status,
      isDemo,
      passwordHash,
      hasTemporaryPassword,
    })
    .from(userTable)
    .where(eq(userTable.role, 'admin'))
    .orderBy(nameOrder(email));
}

/** Whether the service would have no usable admin without this account, of those whom `holdAdmins` returned. */
export const isLastAdmin = (admins: readonly Admin[], accountId: string): boolean => {
  const usable = admins.filter(({ isUsable }) => isUsable);
  return usable.length === 1 && usable[0]?.id === accountId;
};

/**
 * Holds the admins before an account is deleted.
 *
 * @throws {Problem} `forbidden` where it is the last usable one.
 */
export async function keepUsableAdmin(tx: Db, accountId: string, mode: DemoMode): Promise<void> {
  if (!isLastAdmin(await holdAdmins(tx, accountId, mode), accountId)) return;
  throw problem('forbidden', { error: sentences.account.lastAdmin });
}
