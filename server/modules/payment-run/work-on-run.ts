import type { Db } from '../../platform/database/db.ts';
import type { Dependencies } from '../../platform/app.ts';
import { payPending } from './payment.repository.ts';
import { addProgress, findWaiting, holdOpenRun, setOutcome } from './payment-run.repository.ts';

/** Per transaction, which blocks the embedded database. */
export const payoutsAtOnce = 100;

type Context = Pick<Dependencies, 'clock'>;

/**
 * A payout is paid and recorded in the ledger in one transaction. Payouts paid elsewhere are
 * marked so.
 *
 * @returns whether something is left.
 */
export async function workOnRun(tx: Db, { clock }: Context, runId: string): Promise<boolean> {
  const run = await holdOpenRun(tx, runId);
  if (run === null) return false;
  const waiting = await findWaiting(tx, runId, payoutsAtOnce + 1);
  const now = waiting.slice(0, payoutsAtOnce);
  const isLast = now.length === waiting.length;
  const paid = await payPending(tx, now, { runId, paidOn: run.paidOn, notedAt: clock() });
  const paidIds = new Set(paid.map(({ statementId }) => statementId));
  const failed = now.filter((id) => !paidIds.has(id));
  await setOutcome(tx, runId, { statementIds: [...paidIds], outcome: 'paid' });
  await setOutcome(tx, runId, { statementIds: failed, outcome: 'failed' });
  await addProgress(tx, runId, {
    paid: paid.length,
    amount: paid.reduce((sum, { amount }) => sum + amount, 0),
    failed: failed.length,
    finishedAt: isLast ? clock() : null,
  });
  return !isLast;
}
