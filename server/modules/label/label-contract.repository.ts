import { and, eq, gte, isNull, lte, type SQL } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { labelContractTable } from './label-contract.table.ts';
import { labelTable } from './label.table.ts';

/** @param day `yyyy-mm-dd`. */
export function holdsOn(day: string): SQL | undefined {
  const { status, startsOn, endsOn } = labelContractTable;
  return and(eq(status, 'active'), lte(startsOn, day), gte(endsOn, day));
}

export type ContractRow = typeof labelContractTable.$inferSelect & {
  label: typeof labelTable.$inferSelect;
};

/** Includes offers, but not declined ones. */
export async function findContracts(db: Db, artistId: string): Promise<ContractRow[]> {
  const rows = await db
    .select({ contract: labelContractTable, label: labelTable })
    .from(labelContractTable)
    .innerJoin(labelTable, eq(labelTable.id, labelContractTable.labelId))
    .where(and(eq(labelContractTable.artistId, artistId), isNull(labelContractTable.declinedOn)));
  return rows.map(({ contract, label }) => ({ ...contract, label }));
}

export async function insertContract(
  tx: Db,
  row: typeof labelContractTable.$inferInsert,
): Promise<void> {
  await tx.insert(labelContractTable).values(row);
}

export async function updateContract(
  tx: Db,
  contractId: string,
  changes: Partial<typeof labelContractTable.$inferSelect>,
): Promise<void> {
  await tx.update(labelContractTable).set(changes).where(eq(labelContractTable.id, contractId));
}

export async function deleteContract(tx: Db, contractId: string): Promise<void> {
  await tx.delete(labelContractTable).where(eq(labelContractTable.id, contractId));
}

/** Returns false for an offer that is not pending. */
export async function claimOffer(tx: Db, contract: string, claimedBy: string): Promise<boolean> {
  const { id, status } = labelContractTable;
  const claimed = await tx
    .update(labelContractTable)
    .set({ claimedBy })
    .where(and(eq(id, contract), eq(status, 'pending')))
    .returning({ id });
  return claimed.length > 0;
}
