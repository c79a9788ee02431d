import { and, asc, count, eq, gt, inArray, isNotNull } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { InviteRow } from '../../people/plan/index.ts';
import { familyInviteTable, familyMemberTable } from '../../people/plan/family.table.ts';
import type { UserRow } from '../../people/user/index.ts';
import { userTable } from '../../people/user/user.table.ts';

const { memberId, payerId, since } = familyMemberTable;

const accountColumns = {
  id: userTable.id,
  name: userTable.displayName,
  email: userTable.email,
  status: userTable.status,
  language: userTable.language,
  subscriptionType: userTable.subscriptionType,
  cancelledPlan: userTable.cancelledPlan,
  paidUntil: userTable.paidUntil,
};

export type FamilyAccount = Pick<
  UserRow,
  'id' | 'email' | 'status' | 'language' | 'subscriptionType' | 'cancelledPlan' | 'paidUntil'
> & { name: string };

export async function findAccounts(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, FamilyAccount>> {
  const rows = await db
    .select(accountColumns)
    .from(userTable)
    .where(inArray(userTable.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** In order of id, so that two families never wait for each other. */
export async function holdAccounts(
  tx: Db,
  ids: readonly string[],
): Promise<Map<string, FamilyAccount>> {
  const rows = await tx
    .select(accountColumns)
    .from(userTable)
    .where(inArray(userTable.id, [...ids]))
    .orderBy(asc(userTable.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

export function findMembers(db: Db, payer: string) {
  return db
    .select({ id: memberId, name: userTable.displayName, image: userTable.profileImage, since })
    .from(familyMemberTable)
    .innerJoin(userTable, eq(userTable.id, memberId))
    .where(eq(payerId, payer))
    .orderBy(asc(since), asc(memberId));
}

export async function countMembers(db: Db, payer: string): Promise<number> {
  const [row] = await db
    .select({ members: count() })
    .from(familyMemberTable)
    .where(eq(payerId, payer));
  return row?.members ?? 0;
}

export async function findMembership(db: Db, member: string) {
  const [row] = await db
    .select({ payerId, since })
    .from(familyMemberTable)
    .where(eq(memberId, member));
  return row ?? null;
}

const invite = familyInviteTable;

export function findInvites(db: Db, payer: string, now: Date): Promise<InviteRow[]> {
  return db
    .select()
    .from(invite)
    .where(and(eq(invite.payerId, payer), gt(invite.expiresAt, now)))
    .orderBy(asc(invite.expiresAt), asc(invite.id));
}

export async function findInvite(
  db: Db,
  by: { token: string } | { id: string },
  now: Date,
): Promise<InviteRow | null> {
  const isIt = 'token' in by ? eq(invite.token, by.token) : eq(invite.id, by.id);
  const [row] = await db
    .select()
    .from(invite)
    .where(and(isIt, gt(invite.expiresAt, now)));
  return row ?? null;
}

export async function countEmailInvites(db: Db, payer: string, now: Date): Promise<number> {
  return db.$count(
    invite,
    and(eq(invite.payerId, payer), isNotNull(invite.email), gt(invite.expiresAt, now)),
  );
}
