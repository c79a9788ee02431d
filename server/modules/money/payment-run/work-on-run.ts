import type { Db } from '../../../platform/database/db.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { notifyStatements } from '../statement/index.ts';
import { payPending } from './payment.repository.ts';
import { findConfirmed, holdRun, refreshRun, settleStatements } from './payment-run.repository.ts';

/** Per transaction, which blocks the embedded database. */
export const payoutsAtOnce = 100;

type Context = Pick<Dependencies, 'clock'>;

/**
 * Enters confirmed payouts in the ledger, those of one day per slice. Payouts paid elsewhere are
 * marked so.
 *
 * @returns whether something is left.
 */
export async function workOnRun(tx: Db, { clock }: Context, runId: string): Promise<boolean> {
  await holdRun(tx, runId);
  const waiting = await findConfirmed(tx, runId, payoutsAtOnce + 1);
  const paidOn = waiting[0]?.paidOn ?? null;
  if (paidOn === null) return false;
  const now = waiting
    .slice(0, payoutsAtOnce)
    .filter((item) => item.paidOn === paidOn)
    .map(({ statementId }) => statementId);
  const paid = await payPending(tx, now, { runId, paidOn, notedAt: clock() });
  await settleStatements(tx, runId, paid, 'paid');
  await notifyStatements(tx, paid, { kind: 'paid', runId, now: clock() });
  const failed = now.filter((id) => !paid.includes(id));
  if (failed.length > 0) await settleStatements(tx, runId, failed, 'failed');
  await refreshRun(tx, runId, 'handedIn');
  return now.length < waiting.length;
}
