import { and, eq, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { monthsLater } from '../../../platform/days.ts';
import { studentProofTable, studentRequestTable } from './student.table.ts';

/** Months. */
const validFor = 12;

/** Last day of the statement's user's proof, also of one that ended. */
export const studentUntil = sql<string | null>`(
  select ${studentProofTable.until}::text from ${studentProofTable} where ${studentProofTable.userId} = "user".id)`;

export async function findStudentUntil(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ until: studentProofTable.until })
    .from(studentProofTable)
    .where(eq(studentProofTable.userId, userId));
  return row?.until ?? null;
}

/**
 * Valid for a year from `today`, in place of an earlier one. An address proves one account.
 *
 * @param email null where staff checked.
 * @throws a unique violation for an address that proves another account.
 */
export async function proveStudent(
  tx: Db,
  { userId, email, today }: { userId: string; email: string | null; today: string },
): Promise<void> {
  const proof = { email, until: monthsLater(today, validFor), warnedAt: null };
  await tx
    .insert(studentProofTable)
    .values({ userId, ...proof })
    .onConflictDoUpdate({ target: studentProofTable.userId, set: proof });
}

export type StudentRequestRow = typeof studentRequestTable.$inferSelect;

/** Returns false while one of the account is open. */
export async function askForStudentProof(
  tx: Db,
  asked: Pick<StudentRequestRow, 'userId' | 'school' | 'note' | 'askedAt'>,
): Promise<boolean> {
  const anew = { ...asked, state: 'open', reason: '', answeredAt: null } as const;
  const { rowCount } = await tx
    .insert(studentRequestTable)
    .values(anew)
    .onConflictDoUpdate({
      target: studentRequestTable.userId,
      set: anew,
      setWhere: sql`${studentRequestTable.state} <> 'open'`,
    });
  return rowCount === 1;
}

/** Returns false where it was answered meanwhile. */
export async function closeStudentRequest(
  tx: Db,
  userId: string,
  closing: Pick<StudentRequestRow, 'state' | 'reason'> & { now: Date },
): Promise<boolean> {
  const { now, ...change } = closing;
  const { rowCount } = await tx
    .update(studentRequestTable)
    .set({ ...change, answeredAt: now })
    .where(and(eq(studentRequestTable.userId, userId), eq(studentRequestTable.state, 'open')));
  return rowCount === 1;
}

export async function noteProofWarned(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(studentProofTable)
    .set({ warnedAt: now })
    .where(eq(studentProofTable.userId, userId));
}
