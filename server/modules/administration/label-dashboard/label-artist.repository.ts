import { and, desc, eq } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { payoutTable, statementTable } from '../../money/statement/statement.table.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';

export type OfLabel = { labelId: string; artistId: string };

export function findContractsOf(db: Db, { labelId, artistId }: OfLabel) {
  const { id, status, royaltyRate, startsOn, endsOn, declinedOn } = labelContractTable;
  return db
    .select({ id, status, royaltyRate, startsOn, endsOn, declinedOn })
    .from(labelContractTable)
    .where(and(eq(labelContractTable.labelId, labelId), eq(labelContractTable.artistId, artistId)));
}

/** Millionths of a euro and cents. */
export function findMonthsOf(db: Db, { labelId, artistId }: OfLabel, limit: number) {
  const { month, streams, earned, payable } = statementTable;
  return db
    .select({
      month,
      streams,
      earned,
      payable,
      status: payoutTable.status,
      dueOn: payoutTable.date,
    })
    .from(statementTable)
    .leftJoin(payoutTable, eq(payoutTable.statementId, statementTable.id))
    .where(and(eq(statementTable.artistId, artistId), eq(statementTable.labelId, labelId)))
    .orderBy(desc(month))
    .limit(limit);
}
