import { and, arrayContains, eq, or, type SQL, sql } from '#drizzle/orm.ts';
import type { Right } from '#contract/right.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';
import { isOpenAccount, type DemoMode } from './open-account.repository.ts';
import { userTable } from './user.table.ts';

/** `isUsable`: can sign in with a password of their own, and may manage people. */
export type Admin = { id: string; name: string; rights: Right[]; isUsable: boolean };

/** The lock makes one of two admins who demote each other fail. */
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
      // Outside demo mode they need a password, and a temporary one may never be used.
      isUsable:
        user.rights.includes('people') &&
        (user.isDemo || (user.passwordHash !== null && !user.hasTemporaryPassword)),
    }));
}

/** Those who can sign in. */
export async function findActiveAdmins(db: Db, right: Right, mode: DemoMode): Promise<string[]> {
  const { id, role, rights, status } = userTable;
  const rows = await db
    .select({ id })
    .from(userTable)
    .where(
      and(
        eq(role, 'admin'),
        eq(status, 'active'),
        arrayContains(rights, [right]),
        isOpenAccount(mode),
      ),
    )
    .orderBy(id);
  return rows.map((row) => row.id);
}

/** Includes demo and suspended accounts. */
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

export const isLastAdmin = (admins: readonly Admin[], accountId: string): boolean => {
  const usable = admins.filter(({ isUsable }) => isUsable);
  return usable.length === 1 && usable[0]?.id === accountId;
};

/** @throws {Problem} `forbidden` for the last usable admin. */
export async function keepUsableAdmin(tx: Db, accountId: string, mode: DemoMode): Promise<void> {
  if (!isLastAdmin(await holdAdmins(tx, accountId, mode), accountId)) return;
  throw problem('forbidden', { error: sentences.account.lastAdmin });
}

/** As a condition: an account of the editors, which is not suspended. */
export const isAnyEditor: SQL<boolean> = sql`exists (
  select from ${userTable} where role = 'editorial' and status <> 'suspended')`;
