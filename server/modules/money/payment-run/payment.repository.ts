import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { sealAll } from '../ledger/index.ts';
import { payoutTable, statementTable } from '../statement/statement.table.ts';
import { paymentTable } from './payment.table.ts';

export type Paying = { runId: string; paidOn: string; notedAt: Date };

/** `amount` in cents; `key` names a link of the ledger. */
export type Paid = { statementId: string; key: string };

const nextEntry = sql`1 + (
  select count(*) from ${paymentTable} as earlier where earlier.statement_id = paid.statement_id)`;

/** The first entry of a statement has its id. */
const key = sql`statement_id || case when entry > 1 then '/' || entry else '' end as key`;

/** Payouts are locked in one order, so that concurrent calls have no deadlock. */
const hold = (tx: Db, statementIds: readonly string[]) =>
  tx.execute(sql`
    select from ${payoutTable} where ${anyOf(payoutTable.statementId, statementIds)}
    order by statement_id for no key update`);

/**
 * Pays each pending payout once, and seals what it pays.
 *
 * @returns statements that this call paid.
 */
export async function payPending(
  tx: Db,
  statementIds: readonly string[],
  { runId, paidOn, notedAt }: Paying,
): Promise<string[]> {
  await hold(tx, statementIds);
  const { rows } = await tx.execute<Paid>(sql`
    with paid as (
      update ${payoutTable} set status = 'paid', date = ${paidOn}
      where status = 'pending' and ${anyOf(payoutTable.statementId, statementIds)}
      returning statement_id, amount
    )
    insert into ${paymentTable} (statement_id, entry, run_id, amount, paid_on, noted_at)
    select statement_id, ${nextEntry}, ${runId}, amount, ${paidOn}::date,
      ${notedAt.toISOString()}::timestamptz
    from paid order by statement_id
    returning statement_id as "statementId", ${key}`);
  await sealAll(
    tx,
    'payment',
    rows.map((row) => row.key),
  );
  return rows.map(({ statementId }) => statementId);
}

/** Adds counter-entries; the payouts are pending again, with their due days. */
export async function returnPaid(
  tx: Db,
  statementIds: readonly string[],
  { runId, paidOn, notedAt, reason }: Paying & { reason: string },
): Promise<void> {
  await hold(tx, statementIds);
  const { rows } = await tx.execute<Paid>(sql`
    with paid as (
      update ${payoutTable} as payout set status = 'pending',
        date = (date_trunc('month', statement.issued_at at time zone 'UTC') + interval '1 month - 1 day')::date
      from ${statementTable} as statement
      where statement.id = payout.statement_id and payout.status = 'paid'
        and ${anyOf(payoutTable.statementId, statementIds)}
      returning payout.statement_id, payout.amount
    )
    insert into ${paymentTable} (statement_id, entry, run_id, amount, paid_on, noted_at, reason)
    select statement_id, ${nextEntry}, ${runId}, -amount, ${paidOn}::date,
      ${notedAt.toISOString()}::timestamptz, ${reason}
    from paid order by statement_id
    returning statement_id as "statementId", ${key}`);
  await sealAll(
    tx,
    'payment',
    rows.map((row) => row.key),
  );
}

/** Payouts become paid on their due day, for the demo. */
export async function markPaidUntil(db: Db, day: string, now: Date): Promise<void> {
  await db.execute(sql`
    with paid as (
      update ${payoutTable} set status = 'paid'
      where status = 'pending' and ${payoutTable.date} < ${day}::date
      returning statement_id, amount, date
    )
    insert into ${paymentTable} (statement_id, amount, paid_on, noted_at)
    select statement_id, amount, date, ${now.toISOString()}::timestamptz from paid`);
}
