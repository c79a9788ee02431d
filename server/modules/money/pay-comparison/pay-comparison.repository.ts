import { and, desc, eq, type SQL, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { insertWhole } from '../../../platform/database/upsert-all.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import {
  comparedMonthTable,
  listenerShareTable,
  payComparisonTable,
} from './pay-comparison.table.ts';

export type ComparisonRow = typeof payComparisonTable.$inferSelect;

/** Millionths of a euro. */
export type ListenerShareRow = typeof listenerShareTable.$inferSelect;

export async function addComparedMonth(
  tx: Db,
  row: typeof comparedMonthTable.$inferSelect,
): Promise<void> {
  await tx.insert(comparedMonthTable).values(row);
}

export const addComparison = (
  tx: Db,
  month: string,
  rows: readonly Omit<ComparisonRow, 'month'>[],
): Promise<void> =>
  insertWhole(
    tx,
    payComparisonTable,
    rows.map((row) => ({ month, ...row })),
  );

export const addListenerShares = (tx: Db, rows: readonly ListenerShareRow[]): Promise<void> =>
  insertWhole(tx, listenerShareTable, rows);

/** Joinable by `artist_id`: those whom a month pays by listener. */
export const artistsWithShares = (month: string): SQL =>
  sql`(select artist_id from ${listenerShareTable} where month = ${month})`;

/** Empty for months paid pro rata. */
export const findListenerShares = (
  db: Db,
  months: readonly { artistId: string; month: string }[],
): Promise<ListenerShareRow[]> => {
  const { artistId, month } = listenerShareTable;
  return db
    .select()
    .from(listenerShareTable)
    .where(
      and(
        anyOf(
          artistId,
          months.map((each) => each.artistId),
        ),
        sql`(${artistId}, ${month}) in (select * from unnest(
          ${sql.param(months.map((each) => each.artistId))}::text[],
          ${sql.param(months.map((each) => each.month))}::text[]))`,
      ),
    );
};

export async function findComparedMonths(
  db: Db,
  labelId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ month: payComparisonTable.month })
    .from(payComparisonTable)
    .where(eq(payComparisonTable.labelId, labelId))
    .orderBy(desc(payComparisonTable.month))
    .limit(limit);
  return rows.map(({ month }) => month);
}

export function findComparison(db: Db, labelId: string, month: string) {
  const { artistId, streams, listeners, proRata, userCentric } = payComparisonTable;
  return db
    .select({ artistId, name: artistName(artistId), streams, listeners, proRata, userCentric })
    .from(payComparisonTable)
    .where(and(eq(payComparisonTable.labelId, labelId), eq(payComparisonTable.month, month)))
    .orderBy(desc(proRata), artistId);
}
