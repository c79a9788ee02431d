import { and, desc, eq } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type DemoMode, isOfOpenAccount } from '../../people/user/index.ts';
import { passkeyTable, type PasskeyRow } from './passkey.table.ts';

export function findPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeyTable)
    .where(eq(passkeyTable.userId, userId))
    .orderBy(desc(passkeyTable.createdAt), passkeyTable.id);
}

/** Null if its account is closed. */
export async function findPasskey(db: Db, id: string, mode: DemoMode): Promise<PasskeyRow | null> {
  const [row] = await db
    .select()
    .from(passkeyTable)
    .where(and(eq(passkeyTable.id, id), isOfOpenAccount(passkeyTable.userId, mode)));
  return row ?? null;
}

export async function insertPasskey(
  tx: Db,
  passkey: typeof passkeyTable.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(passkeyTable)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeyTable.id });
  return added.length > 0;
}

/** False if it was used since it was read. */
export async function notePasskeyUse(
  db: Db,
  { id, counter: from }: Pick<PasskeyRow, 'id' | 'counter'>,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const noted = await db
    .update(passkeyTable)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeyTable.id, id), eq(passkeyTable.counter, from)))
    .returning({ id: passkeyTable.id });
  return noted.length > 0;
}

export async function deletePasskeys(tx: Db, userId: string): Promise<void> {
  await tx.delete(passkeyTable).where(eq(passkeyTable.userId, userId));
}

export async function deletePasskey(tx: Db, userId: string, id: string): Promise<boolean> {
  const removed = await tx
    .delete(passkeyTable)
    .where(and(eq(passkeyTable.id, id), eq(passkeyTable.userId, userId)))
    .returning({ id: passkeyTable.id });
  return removed.length > 0;
}
