import { and, desc, eq, isNull, type SQL, sql } from '#drizzle/orm.ts';
import { labelPayoutsMost, withoutLabel } from '#contract/royalties.ts';
import type { PayoutStatus } from '#contract/statement.ts';
import type { Db } from '../../../platform/database/db.ts';
import { orNull } from '../../../platform/database/or-null.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';
import { payoutTable, statementTable } from '../statement/statement.table.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import { userName } from '../../people/user/index.ts';

/** `amount` in cents; with neither artist nor person it is commission. */
export type LabelPayoutLineRow = Awaited<ReturnType<typeof findLabelLines>>[number];

/** One `id` stands for artists without a label. */
function isOf(id: string): SQL {
  const { labelId } = statementTable;
  return id === withoutLabel ? isNull(labelId) : eq(labelId, id);
}

const paid = {
  payeeId: statementTable.payeeId,
  isPerson: sql<boolean>`${payeeTable.kind} = 'person'`,
  /** Empty for others, and once the account is deleted. */
  personName: sql<string>`coalesce(${userName(payeeTable.userId)}, '')`,
};

export function findLabelLines(db: Db, id: string, status: PayoutStatus) {
  return db
    .select({
      id: statementTable.id,
      artistId: statementTable.artistId,
      artistName: orNull(artistName(statementTable.artistId)),
      ...paid,
      month: statementTable.month,
      amount: payoutTable.amount,
      date: payoutTable.date,
    })
    .from(payoutTable)
    .innerJoin(statementTable, eq(statementTable.id, payoutTable.statementId))
    .innerJoin(payeeTable, eq(payeeTable.id, statementTable.payeeId))
    .where(and(isOf(id), eq(payoutTable.status, status)))
    .orderBy(
      desc(statementTable.month),
      nameOrder(artistName(statementTable.artistId)),
      statementTable.id,
    )
    .limit(labelPayoutsMost + 1);
}

/** Negative cents; with neither artist nor person it is the label's own. */
export type LabelDebtRow = {
  id: string;
  artistId: string | null;
  artistName: string | null;
  payeeId: string;
  isPerson: boolean;
  personName: string;
  month: string;
  amount: number;
};

export async function findLabelDebts(db: Db, id: string): Promise<LabelDebtRow[]> {
  const { rows } = await db.execute<LabelDebtRow>(sql`
    select last.id, last.artist_id as "artistId", ${artistName(sql`last.artist_id`)} as "artistName", payee_id as "payeeId",
      payee.kind = 'person' as "isPerson", coalesce(${userName(sql`payee.user_id`)}, '') as "personName", last.month, last.owed::float8 as amount
    from (
      select distinct on (artist_id, payee_id) id, artist_id, payee_id, month,
        payable - shared + carried as owed
      from ${statementTable} where ${isOf(id)} order by artist_id, payee_id, month desc
    ) as last
    join ${payeeTable} as payee on payee.id = payee_id
    where last.owed < 0
    order by last.owed, last.id limit ${labelPayoutsMost + 1}`);
  return rows;
}
