import type { PaymentStepBody } from '#contract/payment-run.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import type { Acting } from '../../accounts/staff-action/index.ts';
import { notifyReturn } from './notify-return.ts';
import { returnPaid } from './payment.repository.ts';
import {
  findItems,
  type PaymentRunRow,
  refreshRun,
  settleStatements,
} from './payment-run.repository.ts';

/**
 * Returns what one receiver was paid.
 *
 * @throws {Problem} `duplicate` if nothing was handed in for the receiver, it was returned, or
 * its confirmation is still being entered.
 */
export async function returnTransfer(
  tx: Db,
  { run, actor, now }: Acting & { run: PaymentRunRow },
  { receiver, reason }: Extract<PaymentStepBody, { kind: 'returned' }>,
) {
  const items = await findItems(tx, run.id, [receiver]);
  const outcomes = new Set(items.map(({ outcome }) => outcome));
  const isHandedIn = run.status === 'handedIn' || run.status === 'paid';
  const isOut = outcomes.has(null) || outcomes.has('paid');
  if (!isHandedIn || !isOut || outcomes.has('confirmed')) {
    throw problem('duplicate', { error: sentences.royalties.runMovedOn });
  }
  await returnAll(tx, { runId: run.id, actor, now }, { receivers: [receiver], reason });
  await refreshRun(tx, run.id, 'handedIn');
  const event = { runId: run.id, at: now, actorId: actor.id, receiver, reason };
  return [{ ...event, kind: 'returned' as const }];
}

type Returned = { receivers: readonly string[]; reason: string };

/** The payouts can be ordered again, and their payees read so. What was in the ledger gets counter-entries. */
export async function returnAll(
  tx: Db,
  { runId, actor, now }: Acting & { runId: string },
  { receivers, reason }: Returned,
): Promise<void> {
  const items = await findItems(tx, runId, receivers);
  const entered = items.filter(({ outcome }) => outcome === 'paid');
  if (entered.length > 0) {
    const ids = entered.map(({ statementId }) => statementId);
    await returnPaid(tx, ids, { runId, paidOn: toDay(now), notedAt: now, reason });
  }
  const out = items.filter(({ outcome }) => outcome !== 'withdrawn' && outcome !== 'failed');
  const all = out.map(({ statementId }) => statementId);
  await settleStatements(tx, runId, all, 'returned');
  await notifyReturn(tx, { runId, now, actorId: actor.id }, { statementIds: all, reason });
}
