import { sql } from 'drizzle-orm';
import { pendingLabelsMost } from '#contract/royalties.ts';
import type { Db } from '../../platform/database/db.ts';
import { labelTable } from '../label/label.table.ts';
import { payoutTable, statementTable } from '../statement/statement.table.ts';

/** What is pending of a label, or of the artists without one (`labelId` null); `amount` in cents. */
export type PendingLabelRow = {
  labelId: string | null;
  name: string | null;
  royaltyRate: number | null;
  artists: number;
  payouts: number;
  months: string[];
  dueOn: string;
  amount: number;
};

/** All labels with something pending, those that are owed most first, at most one more than are ever told. */
export async function findPendingLabels(db: Db): Promise<PendingLabelRow[]> {
  const { rows } = await db.execute<PendingLabelRow>(sql`
    select statement.label_id as "labelId", label.name, label.royalty_rate::float8 as "royaltyRate",
      count(distinct statement.artist_id)::int as artists, count(*)::int as payouts,
      array_agg(distinct statement.month order by statement.month) as months,
      min(payout.date)::text as "dueOn", sum(payout.amount)::float8 as amount
    from ${payoutTable} as payout
    join ${statementTable} as statement on statement.id = payout.statement_id
    left join ${labelTable} as label on label.id = statement.label_id
    where payout.status = 'pending'
    group by statement.label_id, label.name, label.royalty_rate
    order by sum(payout.amount) desc, label.name
    limit ${pendingLabelsMost + 1}`);
  return rows;
}

/** `toPay` in cents; `averageRate` of the active labels whose rate is known. */
export type RoyaltySums = {
  toPay: number;
  pendingPayments: number;
  activeLabels: number;
  averageRate: number | null;
};

/** What is to be paid in all, and the labels that there are. */
export async function sumRoyalties(db: Db): Promise<RoyaltySums> {
  const { rows } = await db.execute<RoyaltySums>(sql`
    select * from (
      select coalesce(sum(amount), 0)::float8 as "toPay", count(*)::int as "pendingPayments"
      from ${payoutTable} where status = 'pending'
    ) as pending, (
      select count(*)::int as "activeLabels", round(avg(royalty_rate))::int as "averageRate"
      from ${labelTable} where contract_status = 'active'
    ) as active`);
  return rows[0] ?? { toPay: 0, pendingPayments: 0, activeLabels: 0, averageRate: null };
}
