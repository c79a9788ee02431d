import { and, eq, isNotNull } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { newId } from '../../platform/ids.ts';
import { userTable } from '../user/user.table.ts';
import { payeeTable } from '../ownership/payee.table.ts';

/** Null for a person who never accepted a part. */
export async function findPayee(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: payeeTable.id })
    .from(payeeTable)
    .where(eq(payeeTable.userId, userId));
  return row?.id ?? null;
}

/** Each account is one payee, whatever accepts at once. */
export async function takePayee(tx: Db, userId: string, now: Date): Promise<string> {
  await tx
    .insert(payeeTable)
    .values({ id: newId(now.getTime()), userId, since: now })
    .onConflictDoNothing();
  const id = await findPayee(tx, userId);
  if (id === null) throw new Error(`${userId} is no payee.`);
  return id;
}

/** Those whose accounts exist. */
export function findLivingPayees(db: Db, ids: readonly string[]) {
  const { id, userId } = payeeTable;
  const { email, displayName: name } = userTable;
  return db
    .select({ id, userId: userTable.id, email, name })
    .from(payeeTable)
    .innerJoin(userTable, eq(userTable.id, userId))
    .where(and(anyOf(id, ids), isNotNull(userId)));
}
