import { and, asc, desc, eq, isNotNull, isNull, lte, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { commissionTable, payoutTable, statementTable } from './statement.table.ts';

const hasNoCommission: SQL = sql`not exists (
  select from ${commissionTable} where ${commissionTable.statementId} = ${statementTable.id})`;

/** In the order in which labels are locked. */
export async function findLabelsWithoutCommission(db: Db, until: string): Promise<string[]> {
  const { artistId, labelId, month } = statementTable;
  const rows = await db
    .selectDistinct({ labelId: sql<string>`${labelId}` })
    .from(statementTable)
    .where(and(isNotNull(artistId), isNotNull(labelId), lte(month, until), hasNoCommission))
    .orderBy(asc(labelId));
  return rows.map((row) => row.labelId);
}

/** Percent of income. The lock keeps others from issuing its statements. */
export async function holdLabelRate(tx: Db, id: string): Promise<number | null> {
  const [row] = await tx
    .select({ rate: labelTable.royaltyRate })
    .from(labelTable)
    .where(eq(labelTable.id, id))
    .for('no key update');
  return row?.rate ?? null;
}

/** `earned` in millionths of a euro. */
export function findWithoutCommission(tx: Db, label: string, until: string) {
  const { id, artistId, labelId, month, streams, earned, payable } = statementTable;
  return tx
    .select({ id, streams, earned, payable })
    .from(statementTable)
    .where(and(eq(labelId, label), isNotNull(artistId), lte(month, until), hasNoCommission))
    .orderBy(asc(month), asc(id));
}

export async function findLastOwn(tx: Db, label: string) {
  const { artistId, labelId, month, payable, carried } = statementTable;
  const [row] = await tx
    .select({ month, payable, carried })
    .from(statementTable)
    .where(and(isNull(artistId), eq(labelId, label)))
    .orderBy(desc(month))
    .limit(1);
  return row ?? null;
}

type NewLabelStatement = {
  statement: typeof statementTable.$inferInsert;
  payout: typeof payoutTable.$inferInsert | null;
  commissions: readonly (typeof commissionTable.$inferInsert)[];
};

export async function addLabelStatement(
  tx: Db,
  { statement, payout, commissions }: NewLabelStatement,
): Promise<void> {
  await tx.insert(statementTable).values(statement);
  if (payout !== null) await tx.insert(payoutTable).values(payout);
  await insertAll(tx, commissionTable, commissions);
}
