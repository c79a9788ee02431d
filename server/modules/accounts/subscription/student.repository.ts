import { and, asc, count, eq, gte, isNull, lt, lte, notExists, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { StudentRequestRow } from '../../people/plan/index.ts';
import { studentProofTable, studentRequestTable } from '../../people/plan/student.table.ts';
import { userTable } from '../../people/user/user.table.ts';

const request = studentRequestTable;
const proof = studentProofTable;

export async function findStudentRequest(
  db: Db,
  userId: string,
): Promise<StudentRequestRow | null> {
  const [row] = await db.select().from(request).where(eq(request.userId, userId));
  return row ?? null;
}

export async function findStudentRequests(db: Db, limit: number) {
  const rows = await db
    .select({
      account: { id: userTable.id, name: userTable.displayName, email: userTable.email },
      school: request.school,
      note: request.note,
      askedAt: request.askedAt,
    })
    .from(request)
    .innerJoin(userTable, eq(userTable.id, request.userId))
    .where(eq(request.state, 'open'))
    .orderBy(asc(request.askedAt), asc(request.userId))
    .limit(limit);
  return rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() }));
}

export async function countStudentRequests(db: Db): Promise<number> {
  const [row] = await db.select({ open: count() }).from(request).where(eq(request.state, 'open'));
  return row?.open ?? 0;
}

const isStudent = eq(userTable.subscriptionType, 'student');

/** Plans from before proofs were asked for, or written by seeds. */
export async function findUnproven(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: userTable.id })
    .from(userTable)
    .where(
      and(
        isStudent,
        notExists(
          db
            .select({ one: sql`1` })
            .from(proof)
            .where(eq(proof.userId, userTable.id)),
        ),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Locks proofs that end by a day and were not announced. */
export function holdUnwarned(
  tx: Db,
  { today, by, limit }: { today: string; by: string; limit: number },
) {
  return tx
    .select({ userId: proof.userId, until: proof.until })
    .from(proof)
    .innerJoin(userTable, eq(userTable.id, proof.userId))
    .where(and(isStudent, isNull(proof.warnedAt), gte(proof.until, today), lte(proof.until, by)))
    .orderBy(asc(proof.until), asc(proof.userId))
    .limit(limit)
    .for('update', { of: proof, skipLocked: true });
}

/** Locks accounts whose proof ended. */
export function holdEnded(tx: Db, { today, limit }: { today: string; limit: number }) {
  return tx
    .select({
      id: userTable.id,
      paidUntil: userTable.paidUntil,
      planPeriod: userTable.planPeriod,
      joinDate: userTable.joinDate,
    })
    .from(userTable)
    .innerJoin(proof, eq(proof.userId, userTable.id))
    .where(and(isStudent, lt(proof.until, today)))
    .orderBy(asc(userTable.id))
    .limit(limit)
    .for('no key update', { of: userTable, skipLocked: true });
}
