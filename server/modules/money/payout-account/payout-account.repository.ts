import { desc, eq } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { peopleOf, type Payee } from '../../catalogue/payee/index.ts';
import { type Addressee, findAddressees } from '../../people/user/index.ts';
import { payoutAccountTable } from './payout-account.table.ts';

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
export const findPeople = (db: Db, payee: Payee): Promise<Addressee[]> =>
  findAddressees(db, peopleOf(payee));
