import { and, asc, desc, eq, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isLinkOf, ledgerLinkTable } from '../../money/ledger/ledger-link.table.ts';
import {
  commissionTable,
  payoutTable,
  statementTable,
} from '../../money/statement/statement.table.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import { labelName } from '../../catalogue/label/index.ts';
import { isOwnOf } from './label-roster.repository.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';

/** Cents, except `earned` in millionths of a euro. */
export type OwnStatementRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

export type CommissionRow = Awaited<ReturnType<typeof findCommissions>>[number];

async function findOwn(db: Db, labelId: string, which: SQL) {
  const { id, month, issuedAt, earned, payable, carried, labelRate } = statementTable;
  const { amount, status, date } = payoutTable;
  const [row] = await db
    .select({
      id,
      month,
      issuedAt,
      earned,
      payable,
      carried,
      labelRate,
      amount,
      status,
      date,
      label: labelName(statementTable.labelId),
      hash: ledgerLinkTable.hash,
    })
    .from(statementTable)
    .leftJoin(payoutTable, eq(payoutTable.statementId, id))
    .leftJoin(ledgerLinkTable, isLinkOf(id))
    .where(and(isOwnOf(labelId), which));
  return row ?? null;
}

export const findOwnStatement = (db: Db, labelId: string, id: string) =>
  findOwn(db, labelId, eq(statementTable.id, id));

export const findOwnOfMonth = (db: Db, labelId: string, month: string) =>
  findOwn(db, labelId, eq(statementTable.month, month));

export function findCommissions(db: Db, ownId: string) {
  const { id, month, earned, payable } = statementTable;
  return db
    .select({
      id,
      month,
      earned,
      payable,
      commission: commissionTable.amount,
      artistId: sql<string>`${statementTable.artistId}`,
      artistName: artistName(statementTable.artistId),
    })
    .from(commissionTable)
    .innerJoin(statementTable, eq(statementTable.id, commissionTable.statementId))
    .where(eq(commissionTable.labelStatementId, ownId))
    .orderBy(desc(month), desc(earned), nameOrder(artistName(statementTable.artistId)), asc(id));
}
