import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  notInArray,
  type SQL,
  sql,
} from '#drizzle/orm.ts';
import {
  adminLabelPageSize,
  type AdminLabelQuery,
  type AdminLabelSort,
  adminLabelsMost,
} from '#contract/label-administration.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { LabelRow } from '../../catalogue/label/index.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { toFullText } from '../../../platform/database/full-text.ts';
import { parseSearchQuery, type SearchQuery } from '../../../platform/search-text/search-query.ts';
import {
  closedMonthTable,
  payoutTable,
  statementTable,
} from '../../money/statement/statement.table.ts';

/** Counts at most one more than is shown. */
export async function findLabelPage(
  db: Db,
  { q = '', contract, sort = 'name', page = 1 }: AdminLabelQuery,
): Promise<{ rows: LabelRow[]; counted: number }> {
  const search = parseSearchQuery(q);
  if (search === null && q.trim() !== '') return { rows: [], counted: 0 };
  const isListed = and(hasContract(contract), search ? isFound(search) : undefined);
  const first = db
    .select({ id: labelTable.id })
    .from(labelTable)
    .where(isListed)
    .limit(adminLabelsMost + 1);
  const [counted, rows] = await Promise.all([
    db.$count(first.as('counted')),
    selectInOrder(db, sort)
      .where(isListed)
      .limit(adminLabelPageSize)
      .offset((page - 1) * adminLabelPageSize),
  ]);
  return { rows, counted };
}

export async function findLabel(db: Db, id: string): Promise<LabelRow | null> {
  const [row] = await db.select().from(labelTable).where(eq(labelTable.id, id));
  return row ?? null;
}

export async function holdLabel(tx: Db, id: string): Promise<LabelRow | null> {
  const [row] = await tx.select().from(labelTable).where(eq(labelTable.id, id)).for('update');
  return row ?? null;
}

/** Every status except active and pending counts as over. */
function hasContract(status: AdminLabelQuery['contract']): SQL | undefined {
  if (status === undefined) return undefined;
  const { contractStatus } = labelTable;
  return status === 'expired'
    ? notInArray(contractStatus, ['active', 'pending'])
    : eq(contractStatus, status);
}

/** One or two letters match the start of names, longer queries any word. */
function isFound({ isShort, key, keyEnd, fullText }: SearchQuery): SQL {
  const { nameKey } = labelTable;
  return isShort
    ? sql`(${nameKey} >= ${key} and ${nameKey} < ${keyEnd})`
    : sql`${toFullText(nameKey)} @@ to_tsquery('simple'::regconfig, ${fullText})`;
}

function selectInOrder(db: Db, sort: AdminLabelSort) {
  const direction = sort.startsWith('-') ? desc : asc;
  const { sortKey, royaltyRate, id } = labelTable;
  const labels = db.select(getTableColumns(labelTable)).from(labelTable).$dynamic();
  if (sort.endsWith('name')) return labels.orderBy(direction(sortKey), direction(id));
  if (sort.endsWith('royaltyRate')) {
    return labels.orderBy(direction(sql`coalesce(${royaltyRate}, 0)`), asc(sortKey), asc(id));
  }
  const paid = paidLastMonth(db);
  return labels
    .leftJoin(paid, eq(paid.labelId, id))
    .orderBy(direction(sql`coalesce(${paid.amount}, 0)`), asc(sortKey), asc(id));
}

/** Cents. */
function paidLastMonth(db: Db) {
  const { labelId, month } = statementTable;
  const last = db
    .select({ month: sql<string>`max(${closedMonthTable.month})` })
    .from(closedMonthTable);
  return db
    .select({ labelId, amount: sql<number>`sum(${payoutTable.amount})`.as('amount') })
    .from(statementTable)
    .innerJoin(payoutTable, eq(payoutTable.statementId, statementTable.id))
    .where(and(eq(month, last), isNotNull(labelId)))
    .groupBy(labelId)
    .as('paid');
}
