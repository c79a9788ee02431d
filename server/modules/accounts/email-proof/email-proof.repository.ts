import { and, desc, eq, gt, inArray, lte } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { emailProofTable, type ProofPurpose } from './email-proof.table.ts';

export type ProofRow = typeof emailProofTable.$inferSelect;

const { tokenHash, purpose, userId, contractId, expiresAt } = emailProofTable;

export async function insertProof(db: Db, proof: typeof emailProofTable.$inferInsert) {
  await db.insert(emailProofTable).values(proof);
}

/** An account has only one change at a time. */
const changes = ['change', 'staff-change'] as const satisfies readonly ProofPurpose[];

export async function replaceWantedEmail(
  tx: Db,
  proof: typeof emailProofTable.$inferInsert & { userId: string },
): Promise<void> {
  await deleteProofs(tx, proof.userId, changes);
  await insertProof(tx, proof);
}

/** Returns false where the email is not wanted any more. */
export async function setWantedLink(
  db: Db,
  wanted: { purpose: ProofPurpose; email: string; userId: string },
  link: { tokenHash: string; expiresAt: Date },
): Promise<boolean> {
  const set = await db
    .update(emailProofTable)
    .set(link)
    .where(
      and(
        eq(userId, wanted.userId),
        eq(purpose, wanted.purpose),
        eq(emailProofTable.email, wanted.email),
      ),
    )
    .returning({ tokenHash });
  return set.length > 0;
}

/** Locks the link until the transaction ends. */
export async function holdProof(tx: Db, hash: string, now: Date): Promise<ProofRow | null> {
  const [proof] = await tx
    .select()
    .from(emailProofTable)
    .where(and(eq(tokenHash, hash), gt(expiresAt, now)))
    .for('update');
  return proof ?? null;
}

export async function deleteProof(tx: Db, hash: string): Promise<void> {
  await tx.delete(emailProofTable).where(eq(tokenHash, hash));
}

/** Deletes all purposes by default. */
export async function deleteProofs(
  db: Db,
  user: string,
  purposes?: readonly ProofPurpose[],
): Promise<void> {
  const condition = purposes && inArray(purpose, [...purposes]);
  await db.delete(emailProofTable).where(and(eq(userId, user), condition));
}

export async function deleteProofOfOffer(db: Db, contract: string): Promise<void> {
  await db.delete(emailProofTable).where(eq(contractId, contract));
}

export async function findPendingEmail(db: Db, user: string, now: Date): Promise<string | null> {
  const [proof] = await db
    .select({ email: emailProofTable.email })
    .from(emailProofTable)
    .where(and(eq(userId, user), inArray(purpose, changes), gt(expiresAt, now)))
    .orderBy(desc(expiresAt))
    .limit(1);
  return proof?.email ?? null;
}

export async function sweepProofs(db: Db, now: Date): Promise<void> {
  await db.delete(emailProofTable).where(lte(expiresAt, now));
}

export async function deleteProofsOfEmail(tx: Db, email: string): Promise<void> {
  await tx.delete(emailProofTable).where(eq(emailProofTable.email, email));
}
