import { sql } from '#drizzle/orm.ts';
import { sharedMonthsMost } from '#contract/royalties.ts';
import type { Db } from '../../../platform/database/db.ts';
import { heldGroups } from '../../money/play-screening/index.ts';
import {
  closedMonthTable,
  commissionTable,
  statementTable,
} from '../../money/statement/statement.table.ts';
import { accountDayTable } from '../user-administration/account-day.table.ts';

/** Cents. */
export type PlanIncomeRow = {
  month: string;
  plans: number | null;
  artists: number;
  labels: number;
  held: number;
};

/**
 * Plans bring the mean of what each day's subscriptions bring a month. Held is what waits for a
 * decision. See docs/product/screening.md.
 */
export async function findPlanIncome(db: Db): Promise<PlanIncomeRow[]> {
  const { rows } = await db.execute<PlanIncomeRow>(sql`
    with closed as materialized (
      select month from ${closedMonthTable} order by month desc limit ${sharedMonthsMost}
    ), brought as (
      select to_char(day, 'YYYY-MM') as month, round(avg(monthly_cents))::float8 as plans
      from ${accountDayTable} where day >= (select (min(month) || '-01')::date from closed) group by 1
    ), paid as (
      select statement.month, sum(payable)::float8 as artists,
        coalesce(sum(commission.amount), 0)::float8 as labels
      from ${statementTable} as statement
      left join ${commissionTable} as commission on commission.statement_id = statement.id
      where artist_id is not null and statement.month in (select month from closed) group by 1
    ), waiting as (
      select noted_in as month, round(sum(earned) / 10000)::float8 as held
      from ${heldGroups(sql`held`)} group by 1
    )
    select month, plans, coalesce(artists, 0) as artists, coalesce(labels, 0) as labels,
      coalesce(held, 0) as held
    from closed left join brought using (month) left join paid using (month)
    left join waiting using (month) order by month desc`);
  return rows;
}
