import { and, desc, eq, gte, isNull, lte, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
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

/** The contract in force on the day, else the last one. */
export async function findContractOf(db: Db, artistId: string, day: string) {
  const { status, startsOn, endsOn } = labelContractTable;
  const [row] = await db
    .select({ contract: labelContractTable, label: labelTable })
    .from(labelContractTable)
    .innerJoin(labelTable, eq(labelTable.id, labelContractTable.labelId))
    .where(and(eq(labelContractTable.artistId, artistId), sql`${status} <> 'pending'`))
    .orderBy(
      desc(sql`${status} = 'active' and ${startsOn} <= ${day}::date and ${endsOn} >= ${day}::date`),
      desc(startsOn),
    )
    .limit(1);
  return row ?? null;
}

/** In force on every one of the days (`yyyy-mm-dd`). */
export async function contractHolds(
  db: Db,
  of: { labelId: string; artistId: string },
  days: readonly string[],
): Promise<boolean> {
  const { labelId, artistId, status, startsOn, endsOn } = labelContractTable;
  const [first = ''] = days.toSorted();
  const contracts = await db
    .select({ startsOn, endsOn })
    .from(labelContractTable)
    .where(
      and(
        eq(labelId, of.labelId),
        eq(artistId, of.artistId),
        eq(status, 'active'),
        gte(endsOn, first),
      ),
    );
  return days.every((day) =>
    contracts.some((contract) => contract.startsOn <= day && day <= contract.endsOn),
  );
}

/** Also true after the contract has ended. */
export async function isArtistOf(
  db: Db,
  of: { labelId: string; artistId: string },
): Promise<boolean> {
  const { id, labelId, artistId, status } = labelContractTable;
  const [contract] = await db
    .select({ id })
    .from(labelContractTable)
    .where(and(eq(labelId, of.labelId), eq(artistId, of.artistId), eq(status, 'active')))
    .limit(1);
  return contract !== undefined;
}

/** Null without a contract in force on the day. */
export async function findLabelInForce(db: Db, artistId: string, day: string) {
  const [row] = await db
    .select({ id: labelContractTable.labelId })
    .from(labelContractTable)
    .where(and(eq(labelContractTable.artistId, artistId), holdsOn(day)));
  return row?.id ?? null;
}

/** The label whose offer waits for an answer. */
export async function findOffering(db: Db, contract: string): Promise<string | null> {
  const { id, labelId, status } = labelContractTable;
  const [offer] = await db
    .select({ name: labelTable.name })
    .from(labelContractTable)
    .innerJoin(labelTable, eq(labelTable.id, labelId))
    .where(and(eq(id, contract), eq(status, 'pending')));
  return offer?.name ?? null;
}

/** Offers stay, without the email of a deleted account. */
export async function forgetOffered(tx: Db, email: string): Promise<void> {
  await tx
    .update(labelContractTable)
    .set({ offeredTo: null })
    .where(eq(labelContractTable.offeredTo, email));
}
