import { sql } from '#drizzle/orm.ts';
import { pendingLabelsMost } from '#contract/royalties.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { endHash } from '../ledger/index.ts';
import { payoutTable } from '../statement/statement.table.ts';
import { isFree, payouts } from './payable.repository.ts';
import { paymentTable } from './payment.table.ts';
import { paymentEventTable } from './payment-run.table.ts';

/** `labelId` is null for artists without a label; cents, of which `commission` is the label's. */
export type PendingSums = {
  labelId: string | null;
  artists: number;
  payouts: number;
  months: string[];
  dueOn: string;
  amount: number;
  commission: number;
};

export async function sumPending(db: Db): Promise<PendingSums[]> {
  const { rows } = await db.execute<PendingSums>(sql`
    select statement.label_id as "labelId",
      (count(distinct statement.artist_id)
        + count(distinct payee.id) filter (where payee.kind = 'person'))::int as artists, count(*)::int as payouts,
      array_agg(distinct statement.month order by statement.month) as months,
      min(payout.date)::text as "dueOn", sum(payout.amount)::float8 as amount,
      coalesce(sum(payout.amount) filter (
        where statement.artist_id is null and payee.kind = 'label'), 0)::float8 as commission
    from ${payouts}
    where ${isFree}
    group by statement.label_id
    order by sum(payout.amount) desc, statement.label_id
    limit ${pendingLabelsMost + 1}`);
  return rows;
}

/**
 * Changes with every statement, payment and step of a run: the chain's end, the last payment
 * without a run, which joins the chain later, and the number of steps.
 */
export async function findBooksVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select concat_ws(' ', ${endHash}, (
      select max(noted_at) from ${paymentTable} where run_id is null
    ), (select count(*) from ${paymentEventTable})) as version`);
  return rows[0]?.version ?? '';
}

export const findLabelTerms = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: labelTable.id, name: labelTable.name, royaltyRate: labelTable.royaltyRate })
    .from(labelTable)
    .where(anyOf(labelTable.id, ids));

/** Cents; `averageRate` of active labels with a known rate. */
export type RoyaltySums = {
  toPay: number;
  pendingPayments: number;
  activeLabels: number;
  averageRate: number | null;
};

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
