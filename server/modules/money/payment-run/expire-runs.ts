import { approvalDays } from '#contract/payment-run.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { notifyDecision, theAccount } from '../../accounts/decision-notification/index.ts';
import { findEarner } from './account-request.repository.ts';
import { mailExpiry } from './mail-expiry.ts';
import {
  findRunsToExpire,
  holdRun,
  refreshRun,
  setExpired,
  settleReceivers,
} from './payment-run.repository.ts';
import { addEvents, findTransfers } from './payment-transfer.repository.ts';

/** Actor of the event; no account has this id. */
const service = 'service';

/**
 * Ends ordered runs that nobody approved in time; their payouts can be ordered again. May be
 * interrupted, repeated and run on several servers.
 */
export async function expireRuns(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - approvalDays * 86_400_000);
  for (const id of await findRunsToExpire(db, before)) {
    signal?.throwIfAborted();
    await inTransaction(db, (tx) => expire(tx, id, now));
  }
}

/** Waits for an approval under way, and does nothing after it. */
async function expire(tx: Db, id: string, now: Date): Promise<void> {
  const run = await holdRun(tx, id);
  if (run?.status !== 'ordered') return;
  await settleReceivers(tx, id, null, { outcome: 'withdrawn' });
  await refreshRun(tx, id, 'ordered');
  await setExpired(tx, id);
  await addEvents(tx, [{ runId: id, kind: 'expired', at: now, actorId: service }]);
  const [first] = await findTransfers(tx, id);
  const { payeeName, labelName, actorId } = run;
  await notifyDecision(
    tx,
    {
      subject: 'payment',
      outcome: 'expired',
      itemId: id,
      title: payeeName ?? labelName ?? '',
      artistId: first === undefined ? null : await findEarner(tx, first.receiver),
      people: theAccount(actorId),
    },
    { actorId: null, now },
  );
  await mailExpiry(tx, { runId: id, personId: actorId }, now);
}
