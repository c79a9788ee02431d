import { and, eq, lte, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { familyInviteTable as invite, familyMemberTable } from './family.table.ts';

export type InviteRow = typeof invite.$inferSelect;

export async function insertFamilyMember(
  tx: Db,
  row: typeof familyMemberTable.$inferInsert,
): Promise<void> {
  await tx.insert(familyMemberTable).values(row);
}

/** Returns the payer of the family that was left. */
export async function deleteFamilyMember(
  tx: Db,
  member: string,
  ofPayer?: string,
): Promise<string | null> {
  const [row] = await tx
    .delete(familyMemberTable)
    .where(
      and(
        eq(familyMemberTable.memberId, member),
        ofPayer === undefined ? undefined : eq(familyMemberTable.payerId, ofPayer),
      ),
    )
    .returning({ payerId: familyMemberTable.payerId });
  return row?.payerId ?? null;
}

/** Replaces the payer's link, or the invitation of the same email; the payer is locked. */
export async function replaceFamilyInvite(tx: Db, row: InviteRow): Promise<void> {
  await tx
    .delete(invite)
    .where(
      and(eq(invite.payerId, row.payerId), sql`${invite.email} is not distinct from ${row.email}`),
    );
  await tx.insert(invite).values(row);
}

export async function deleteFamilyInvite(tx: Db, payer: string, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(invite)
    .where(and(eq(invite.payerId, payer), eq(invite.id, id)));
  return rowCount === 1;
}

export async function deleteFamilyLink(tx: Db, payer: string): Promise<void> {
  await tx.delete(invite).where(and(eq(invite.payerId, payer), sql`${invite.email} is null`));
}

export async function sweepFamilyInvites(db: Db, now: Date): Promise<void> {
  await db.delete(invite).where(lte(invite.expiresAt, now));
}

export async function deleteInvitesOfEmail(tx: Db, email: string): Promise<void> {
  await tx.delete(invite).where(eq(invite.email, email));
}
