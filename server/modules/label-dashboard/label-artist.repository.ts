import { and, asc, desc, eq } from '#drizzle/orm.ts';
import type { LabelArtistDetails } from '#contract/label-figures.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import { payoutTable, statementTable } from '../statement/statement.table.ts';
import { userTable } from '../user/user.table.ts';
import { labelContractTable } from '../label/label-contract.table.ts';

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

export function findPeopleOf(db: Db, artistId: string): Promise<LabelArtistDetails['people']> {
  return db
    .select({ id: userTable.id, displayName: userTable.displayName })
    .from(artistMemberTable)
    .innerJoin(userTable, eq(userTable.id, artistMemberTable.userId))
    .where(eq(artistMemberTable.artistId, artistId))
    .orderBy(asc(userTable.sortKey), asc(userTable.id));
}
