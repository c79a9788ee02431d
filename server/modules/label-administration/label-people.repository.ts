import { asc, eq } from '#drizzle/orm.ts';
import type { LabelPerson } from '#contract/label-administration.ts';
import type { Db } from '../../platform/database/db.ts';
import { removeLabelMember } from '../label/index.ts';
import { labelMemberTable } from '../label/label-member.table.ts';
import type { UserRow } from '../user/index.ts';
import { userTable } from '../user/user.table.ts';

const { labelId, userId } = labelMemberTable;

export function findLabelPeople(db: Db, label: string, limit: number): Promise<LabelPerson[]> {
  const { id, displayName, email, status, sortKey } = userTable;
  return db
    .select({ id, name: displayName, email, status })
    .from(labelMemberTable)
    .innerJoin(userTable, eq(userTable.id, userId))
    .where(eq(labelId, label))
    .orderBy(asc(sortKey), asc(id))
    .limit(limit);
}

/** Locks the account's role until the transaction ends. */
export async function holdAccount(
  tx: Db,
  email: string,
): Promise<Pick<UserRow, 'id' | 'displayName' | 'email' | 'emailVerifiedAt' | 'role'> | null> {
  const { id, displayName, role, emailVerifiedAt } = userTable;
  const [account] = await tx
    .select({ id, displayName, email: userTable.email, emailVerifiedAt, role })
    .from(userTable)
    .where(eq(userTable.email, email))
    .for('no key update');
  return account ?? null;
}

/** Returns null if the account was no member. */
export async function removeLabelPerson(
  tx: Db,
  label: string,
  person: string,
): Promise<Pick<LabelPerson, 'name' | 'email'> | null> {
  if (!(await removeLabelMember(tx, label, person))) return null;
  const [account] = await tx
    .select({ name: userTable.displayName, email: userTable.email })
    .from(userTable)
    .where(eq(userTable.id, person));
  return account ?? null;
}
