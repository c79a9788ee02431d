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
