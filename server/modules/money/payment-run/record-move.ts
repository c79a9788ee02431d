import type { PaymentStep } from '#contract/payment-run.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findPayee } from '../../catalogue/payee/index.ts';
import { type Acting, recordStaffAction } from '../../accounts/staff-action/index.ts';
import type { TransferRow } from './payment-transfer.repository.ts';
import { sumPayables } from './plan-payments.ts';

/** Cents; `name` is empty for several payees. */
export type Moved = {
  receivers: number;
  payouts: number;
  amount: number;
  name: string;
  person?: string | undefined;
};

type Move = Moved & {
  runId: string;
  step: PaymentStep;
  reason?: string | null | undefined;
  isAlone?: boolean | undefined;
};

/** Sums transfers up, by the payee's present name if there is one. */
export async function describeMoved(
  tx: Db,
  transfers: readonly Pick<TransferRow, 'receiver' | 'name' | 'payouts' | 'amount'>[],
): Promise<Moved> {
  const sums = { ...sumPayables(transfers), receivers: transfers.length };
  const [only, ...others] = transfers;
  if (only === undefined || others.length > 0) return { ...sums, name: '' };
  const payee = await findPayee(tx, only.receiver);
  return { ...sums, name: payee?.name ?? only.name, person: payee?.userId ?? undefined };
}

/** Logs a step of a run in the step's transaction. */
export async function recordMove(
  tx: Db,
  { actor, now }: Acting,
  { runId, step, receivers, payouts, amount, name, person, reason, isAlone }: Move,
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
      receivers,
      ...(reason && { reason }),
      ...(isAlone && { isAlone: true }),
    },
    detail: { run: runId, step },
  });
}
