import type { PaymentStep } from '#contract/payment-run.ts';
import type { Db } from '../../platform/database/db.ts';
import { findReceiver } from '../payout-account/index.ts';
import { recordSecurityEvent } from '../security-log/index.ts';
import { type Acting, recordStaffAction } from '../staff-action/index.ts';
import type { TransferRow } from './payment-transfer.repository.ts';
import { sumPayables } from './plan-payments.ts';
import { readReceiver } from './receiver.repository.ts';

/** Cents; `name` is empty for several payees. */
export type Moved = { payouts: number; amount: number; name: string; person?: string | undefined };

type Move = Moved & {
  runId: string;
  step: PaymentStep;
  reason?: string | null | undefined;
  isAlone?: boolean | undefined;
};

/** Sums transfers up, by the payee's present name if there is one. */
export async function describeMoved(tx: Db, transfers: readonly TransferRow[]): Promise<Moved> {
  const sums = sumPayables(transfers);
  const [only, ...others] = transfers;
  if (only === undefined || others.length > 0) return { ...sums, name: '' };
  const found = await findReceiver(tx, readReceiver(only.receiver));
  const { name = only.name, target } = found ?? {};
  return { ...sums, name, person: target?.kind === 'user' ? target.id : undefined };
}

/** Logs a step of a run in the step's transaction. */
export async function recordMove(
  tx: Db,
  { actor, now }: Acting,
  { runId, step, payouts, amount, name, person, reason, isAlone }: Move,
): Promise<void> {
  await recordStaffAction(tx, {
    actor,
    now,
    action: `royalties.${step}`,
    target: { kind: 'payment-run', id: runId, name },
    named: person,
    before: null,
    after: {
      payouts,
      amount: amount / 100,
      ...(reason && { reason }),
      ...(isAlone && { isAlone: true }),
    },
  });
  await logPayment(tx, actor, { run: runId, step });
}

/** Logs a payment in the security log, beside what staff read. */
export const logPayment = (
  tx: Db,
  actor: Acting['actor'],
  detail: Record<string, string | number>,
): Promise<void> =>
  recordSecurityEvent(tx, {
    kind: 'payment',
    outcome: 'success',
    actorId: actor.id,
    subjectId: null,
    request: { ip: actor.address },
    detail,
  });
