import { sql } from '#drizzle/orm.ts';
import { newLabel } from '#contract/label-administration.ts';
import { sharedMonthsMost } from '#contract/royalties.ts';
import type { Db } from '../../../platform/database/db.ts';
import { commissionTable, statementTable } from '../statement/statement.table.ts';

/** Cents; `isStated` once all commissions are. */
export type SharedMonthRow = {
  month: string;
  income: number;
  artists: number;
  commission: number;
  isStated: boolean;
};

/**
 * Income follows from earnings and the label's rate, else a new label's rate; a rate of 0 reveals
 * no more income. See docs/product/payments.md.
 */
export async function findSharedMonths(db: Db): Promise<SharedMonthRow[]> {
  const { rows } = await db.execute<SharedMonthRow>(sql`
    select month, round(sum(earned * 100 / rate) / 10000)::float8 as income,
      sum(payable)::float8 as artists, sum(commission)::float8 as commission,
      bool_and(is_stated) as "isStated"
    from (
      select statement.month, statement.earned::numeric, statement.payable,
        coalesce(stated.amount, 0) as commission,
        statement.label_id is null or stated.statement_id is not null as is_stated,
        coalesce(nullif(coalesce(own.label_rate, ${newLabel.royaltyRate}::numeric), 0), 100) as rate
      from ${statementTable} as statement
      left join ${commissionTable} as stated on stated.statement_id = statement.id
      left join ${statementTable} as own on own.id = stated.label_statement_id
      where statement.artist_id is not null
    ) as shared
    group by month order by month desc limit ${sharedMonthsMost}`);
  return rows;
}
