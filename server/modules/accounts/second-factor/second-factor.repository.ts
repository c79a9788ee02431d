import { and, eq, isNotNull, isNull, lt } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { recoveryCodeTable, secondFactorTable } from './second-factor.table.ts';

export async function findSecondFactor(
  db: Db,
  userId: string,
): Promise<{ secret: string; isOn: boolean } | null> {
  const { secret, confirmedAt } = secondFactorTable;
  const [row] = await db
    .select({ secret, confirmedAt })
    .from(secondFactorTable)
    .where(eq(secondFactorTable.userId, userId));
  return row ? { secret: row.secret, isOn: row.confirmedAt !== null } : null;
}

/** False if one is in use. */
export async function offerSecret(db: Db, userId: string, secret: string): Promise<boolean> {
  const offered = await db
    .insert(secondFactorTable)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactorTable.userId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(secondFactorTable.confirmedAt),
    })
    .returning({ userId: secondFactorTable.userId });
  return offered.length > 0;
}

/** False if this or a later step was used. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const deleted = await db
    .update(secondFactorTable)
    .set({ lastStep: step })
    .where(and(eq(secondFactorTable.userId, userId), lt(secondFactorTable.lastStep, step)))
    .returning({ userId: secondFactorTable.userId });
  return deleted.length > 0;
}

/** False if one is in use or another was offered meanwhile. */
export async function confirmSecret(
  tx: Db,
  { userId, secret, now }: { userId: string; secret: string; now: Date },
): Promise<boolean> {
  const isIt = and(eq(secondFactorTable.userId, userId), eq(secondFactorTable.secret, secret));
  const confirmed = await tx
    .update(secondFactorTable)
    .set({ confirmedAt: now })
    .where(and(isIt, isNull(secondFactorTable.confirmedAt)))
    .returning({ userId: secondFactorTable.userId });
  return confirmed.length > 0;
}

/** Also deletes recovery codes; false if none was in use. */
export async function deleteSecondFactor(tx: Db, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId));
  const removed = await tx
    .delete(secondFactorTable)
    .where(and(eq(secondFactorTable.userId, userId), isNotNull(secondFactorTable.confirmedAt)))
    .returning({ userId: secondFactorTable.userId });
  return removed.length > 0;
}

export async function replaceRecoveryCodes(tx: Db, userId: string, hashes: readonly string[]) {
  await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId));
  await tx.insert(recoveryCodeTable).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function takeRecoveryCode(db: Db, userId: string, codeHash: string): Promise<boolean> {
  const isIt = and(eq(recoveryCodeTable.userId, userId), eq(recoveryCodeTable.codeHash, codeHash));
  const deleted = await db
    .delete(recoveryCodeTable)
    .where(isIt)
    .returning({ codeHash: recoveryCodeTable.codeHash });
  return deleted.length > 0;
}

export function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodeTable, eq(recoveryCodeTable.userId, userId));
}
