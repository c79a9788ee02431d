import { and, desc, eq, isNull, type SQL, sql } from '#drizzle/orm.ts';
import { labelPayoutsMost, withoutLabel } from '#contract/royalties.ts';
import type { PayoutStatus } from '#contract/statement.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { payoutTable, statementTable } from '../statement/statement.table.ts';
import { nameOrder } from '../../platform/database/name-order.ts';

/** `amount` in cents; without an artist it is commission. */
export type LabelPayoutLineRow = Awaited<ReturnType<typeof findLabelLines>>[number];

export async function findLabelName(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ name: labelTable.name })
    .from(labelTable)
    .where(eq(labelTable.id, id));
  return row?.name ?? null;
}

/** One `id` stands for artists without a label. */
function isOf(id: string): SQL {
  const { labelId } = statementTable;
  return id === withoutLabel ? isNull(labelId) : eq(labelId, id);
}

export function findLabelLines(db: Db, id: string, status: PayoutStatus) {
  return db
    .select({
      id: statementTable.id,
      artistId: artistTable.id,
      artistName: artistTable.name,
      month: statementTable.month,
      amount: payoutTable.amount,
      date: payoutTable.date,
    })
    .from(payoutTable)
    .innerJoin(statementTable, eq(statementTable.id, payoutTable.statementId))
    .leftJoin(artistTable, eq(artistTable.id, statementTable.artistId))
    .where(and(isOf(id), eq(payoutTable.status, status)))
    .orderBy(desc(statementTable.month), nameOrder(artistTable.name), statementTable.id)
    .limit(labelPayoutsMost + 1);
}

/** Negative cents; without an artist it is the label's own. */
export type LabelDebtRow = {
  id: string;
  artistId: string | null;
  artistName: string | null;
  month: string;
  amount: number;
};

export async function findLabelDebts(db: Db, id: string): Promise<LabelDebtRow[]> {
  const { rows } = await db.execute<LabelDebtRow>(sql`
    select last.id, artist_id as "artistId", artist.name as "artistName", last.month,
      (payable + carried)::float8 as amount
    from (
      select distinct on (artist_id) id, artist_id, month, payable, carried
      from ${statementTable} where ${isOf(id)} order by artist_id, month desc
    ) as last left join ${artistTable} as artist on artist.id = artist_id
    where payable + carried < 0
    order by payable + carried, last.id limit ${labelPayoutsMost + 1}`);
  return rows;
}
