import { and, eq, or } from 'drizzle-orm';
import type { Right } from '#contract/right.ts';
import type { Db } from '../../platform/database/db.ts';
import { isOpenAccount, type DemoMode } from '../user/open-account.ts';
import { userTable } from '../user/user.table.ts';

/**
 * The admins who can sign in, held together with the account until the transaction ends: of two who take the
 * right from one another only the first succeeds.
 */
export async function holdAdmins(
  tx: Db,
  accountId: string,
  mode: DemoMode,
): Promise<{ id: string; name: string; rights: Right[] }[]> {
  const { id, displayName, role, rights, status } = userTable;
  const isAdmin = and(eq(role, 'admin'), eq(status, 'active'), isOpenAccount(mode));
  const held = await tx
    .select({ id, name: displayName, role, rights, status, isDemo: userTable.isDemo })
    .from(userTable)
    .where(or(eq(id, accountId), isAdmin))
    .orderBy(id)
    .for('no key update');
  return held.filter(
    (user) => user.role === 'admin' && user.status === 'active' && (mode.demo || !user.isDemo),
  );
}
