import { type SQL, sql } from '#drizzle/orm.ts';
import type { PayoutDelay } from '#contract/statement.ts';
import { paymentEventTable, paymentRunItemTable } from '../payment-run/payment-run.table.ts';
import { payoutTable, statementTable } from '../statement/statement.table.ts';

type Delay = { returned: { on: string; reason: string } | null; isBelow: boolean };

/**
 * Of a pending `payout` of a `statement`: its last return, and whether the receiver's pending
 * payouts together are below the minimum.
 *
 * @param minimum cents
 */
export const selectDelay = (minimum: number): SQL<Delay | null> => sql`case
  when ${payoutTable.status} = 'pending' then json_build_object(
    'returned', (
      select json_build_object('on', (event.at at time zone 'UTC')::date, 'reason', event.reason)
      from ${paymentRunItemTable} as item
      join ${paymentEventTable} as event on event.run_id = item.run_id
        and event.receiver = item.receiver and event.kind = 'returned'
      where item.statement_id = ${statementTable.id} and item.outcome = 'returned'
      order by event.at desc limit 1),
    'isBelow', (
      select sum(other.amount) < ${minimum}::bigint from ${payoutTable} as other
      join ${statementTable} as beside on beside.id = other.statement_id
      where other.status = 'pending'
        and beside.payee_id = ${statementTable.payeeId}))
  end`;

export function describeDelay(delay: Delay | null, minimum: number): PayoutDelay | undefined {
  if (delay === null) return undefined;
  return { returned: delay.returned, minimum: delay.isBelow ? minimum / 100 : null };
}
