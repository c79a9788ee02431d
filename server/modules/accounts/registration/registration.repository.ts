import { and, eq, gt, lt, lte, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { registrationTable } from './registration.table.ts';

export type RegistrationRow = typeof registrationTable.$inferSelect;

const { idHash, tries, expiresAt } = registrationTable;

/** Wrong codes. */
const triesMost = 5;

export async function insertRegistration(db: Db, row: typeof registrationTable.$inferInsert) {
  await db.insert(registrationTable).values(row);
}

export async function setCode(db: Db, id: string, codeHash: string): Promise<void> {
  await db.update(registrationTable).set({ codeHash }).where(eq(idHash, id));
}

/** Counts the attempt; null if expired, tried too often or unknown. */
export async function tryRegistration(
  db: Db,
  id: string,
  now: Date,
): Promise<RegistrationRow | null> {
  const [row] = await db
    .update(registrationTable)
    .set({ tries: sql`${tries} + 1` })
    .where(and(eq(idHash, id), lt(tries, triesMost), gt(expiresAt, now)))
    .returning();
  return row ?? null;
}

export async function takeRegistration(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .delete(registrationTable)
    .where(eq(idHash, id))
    .returning({ id: idHash });
  return deleted.length > 0;
}

export async function sweepRegistrations(db: Db, now: Date): Promise<void> {
  await db.delete(registrationTable).where(lte(expiresAt, now));
}

export async function deleteRegistrationsOf(tx: Db, email: string): Promise<void> {
  await tx.delete(registrationTable).where(eq(registrationTable.email, email));
}
