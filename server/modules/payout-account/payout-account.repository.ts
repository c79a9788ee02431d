import { desc, eq, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { peopleOf, type Payee } from '../payee/index.ts';
import { userTable } from '../user/user.table.ts';
import { payoutAccountTable } from './payout-account.table.ts';

export type PayeePerson = { id: string; email: string; language: string };

export type PayoutAccountRow = typeof payoutAccountTable.$inferSelect;

export async function findPayoutAccount(
  db: Db,
  { id }: Pick<Payee, 'id'>,
): Promise<PayoutAccountRow | null> {
  const [row] = await db
    .select()
    .from(payoutAccountTable)
    .where(eq(payoutAccountTable.payeeId, id))
    .orderBy(desc(payoutAccountTable.version))
    .limit(1);
  return row ?? null;
}

/** @returns null if the version exists. */
export async function addPayoutAccount(
  tx: Db,
  row: typeof payoutAccountTable.$inferInsert,
): Promise<PayoutAccountRow | null> {
  const [added] = await tx.insert(payoutAccountTable).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** Who may set the account. */
export function findPeople(db: Db, payee: Payee): Promise<PayeePerson[]> {
  return db
    .select({ id: userTable.id, email: userTable.email, language: userTable.language })
    .from(userTable)
    .where(sql`${userTable.id} in (${peopleOf(payee)})`);
}

export async function findPerson(db: Db, personId: string): Promise<PayeePerson | null> {
  const { id, email, language } = userTable;
  const [person] = await db.select({ id, email, language }).from(userTable).where(eq(id, personId));
  return person ?? null;
}
