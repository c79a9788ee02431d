import { type SQL, sql } from '#drizzle/orm.ts';
import type { PayoutDelay } from '#contract/statement.ts';
import { paymentTable } from '../payment-run/payment.table.ts';
import { payoutTable, statementTable } from './statement.table.ts';

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
      select json_build_object('on', paid_on, 'reason', reason) from ${paymentTable} as entry
      where entry.statement_id = ${statementTable.id} and reason is not null
      order by entry desc limit 1),
    'isBelow', (
      select sum(other.amount) < ${minimum}::bigint from ${payoutTable} as other
      join ${statementTable} as beside on beside.id = other.statement_id
      where other.status = 'pending'
        and beside.label_id is not distinct from ${statementTable.labelId}
        and (beside.label_id is not null or beside.artist_id = ${statementTable.artistId})))
  end`;

export function describeDelay(delay: Delay | null, minimum: number): PayoutDelay | undefined {
  if (delay === null) return undefined;
  return { returned: delay.returned, minimum: delay.isBelow ? minimum / 100 : null };
}
