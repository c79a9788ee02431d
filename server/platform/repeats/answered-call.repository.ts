import { and, eq, lt, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../database/db.ts';
import { answeredCallTable } from './answered-call.table.ts';

type Mine = { callerId: string; key: string };

const { callerId, key, answeredAt } = answeredCallTable;

const atOnce = 2_000;

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

export async function storeAnswer(
  tx: Db,
  mine: Mine,
  { answer, people }: { answer: unknown; people: SQL },
): Promise<void> {
  await tx.update(answeredCallTable).set({ answer, people }).where(isMine(mine));
}

export async function deleteAnswersBefore(
  db: Db,
  { calls, deliveries }: { calls: Date; deliveries: Date },
): Promise<void> {
  await deleteOld(db, sql`not is_delivery`, calls);
  await deleteOld(db, sql`is_delivery`, deliveries);
}

/** In parts, so that a day with many calls holds up nobody. */
async function deleteOld(db: Db, which: SQL, before: Date): Promise<void> {
  const old = db
    .select({ callerId, key })
    .from(answeredCallTable)
    .where(and(which, lt(answeredAt, before)))
    .limit(atOnce);
  for (let deleted: number | null = atOnce; deleted === atOnce;) {
    ({ rowCount: deleted } = await db
      .delete(answeredCallTable)
      .where(sql`(${callerId}, ${key}) in ${old}`));
  }
}
