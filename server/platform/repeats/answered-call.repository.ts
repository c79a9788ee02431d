import { and, eq, lt, or } from '#drizzle/orm.ts';
import type { Db } from '../database/db.ts';
import { answeredCallTable } from './answered-call.table.ts';

type Mine = { callerId: string; key: string };

const { callerId, key, answeredAt, isDelivery } = answeredCallTable;

const isMine = (mine: Mine) => and(eq(callerId, mine.callerId), eq(key, mine.key));

/** Returns false for a known key; waits for an open transaction with the same one. */
export async function insertCall(
  tx: Db,
  call: typeof answeredCallTable.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(answeredCallTable)
    .values(call)
    .onConflictDoNothing()
    .returning({ key });
  return inserted.length > 0;
}

export async function findAnswered(tx: Db, mine: Mine) {
  const [known] = await tx.select().from(answeredCallTable).where(isMine(mine));
  return known;
}

export async function storeAnswer(tx: Db, mine: Mine, answer: unknown): Promise<void> {
  await tx.update(answeredCallTable).set({ answer }).where(isMine(mine));
}

export async function deleteAnswersBefore(
  db: Db,
  { calls, deliveries }: { calls: Date; deliveries: Date },
): Promise<void> {
  await db
    .delete(answeredCallTable)
    .where(and(lt(answeredAt, calls), or(eq(isDelivery, false), lt(answeredAt, deliveries))));
}
