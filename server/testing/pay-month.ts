import { sql } from '#drizzle/orm.ts';
import type { Db } from '../platform/database/db.ts';
import { toDay } from '../platform/days.ts';
import { paymentTable } from '../modules/money/payment-run/payment.table.ts';
import { payoutTable, statementTable } from '../modules/money/statement/statement.table.ts';

/** Enters a month's pending payouts in the ledger, as before there were runs. */
export async function payMonth(db: Db, month: string, now: Date): Promise<void> {
  await db.execute(sql`
    with paid as (
      update ${payoutTable} as payout set status = 'paid', date = ${toDay(now)}
      from ${statementTable} as statement
      where statement.id = payout.statement_id and statement.month = ${month}
        and payout.status = 'pending'
      returning payout.statement_id, payout.amount, payout.date
    )
    insert into ${paymentTable} (statement_id, amount, paid_on, noted_at)
    select statement_id, amount, date, ${now.toISOString()}::timestamptz from paid`);
}
