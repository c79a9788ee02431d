import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { sealAll } from '../ledger/index.ts';
import { payoutTable } from '../statement/statement.table.ts';
import { paymentTable } from './payment.table.ts';

/** `runId` is null for the command line. */
export type Paying = { runId: string | null; paidOn: string; notedAt: Date };

/** `amount` in cents. */
export type Paid = { statementId: string; amount: number };

/**
 * Seals what it pays. Locks payouts in one order, so that concurrent calls pay each once without
 * deadlock.
 *
 * @returns what this call paid.
 */
export async function payPending(
  tx: Db,
  statementIds: readonly string[],
  { runId, paidOn, notedAt }: Paying,
): Promise<Paid[]> {
  await tx.execute(sql`
    select from ${payoutTable} where ${anyOf(payoutTable.statementId, statementIds)}
    order by statement_id for no key update`);
  const paid = await tx
    .update(payoutTable)
    .set({ status: 'paid', date: paidOn })
    .where(
      sql`${payoutTable.status} = 'pending' and ${anyOf(payoutTable.statementId, statementIds)}`,
    )
    .returning({ statementId: payoutTable.statementId, amount: payoutTable.amount });
  if (paid.length > 0) {
    await tx
      .insert(paymentTable)
      .values(paid.map((payment) => ({ ...payment, runId, paidOn, notedAt })));
    await sealAll(
      tx,
      'payment',
      paid.map(({ statementId }) => statementId),
    );
  }
  return paid;
}
