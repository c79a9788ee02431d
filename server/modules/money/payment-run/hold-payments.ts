import type { HoldPaymentsBody } from '#contract/payment-run.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { findPayee, toTarget } from '../../catalogue/payee/index.ts';
import { actingAdmin, type Actor, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { addHold, findHold } from './payment-transfer.repository.ts';

/**
 * Stops payments to a receiver with a reason, or allows them again without one.
 *
 * @throws {Problem} `not-found`; `duplicate` if somebody else did it at once.
 */
export async function holdPayments(
  tx: Db,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  caller: Omit<Actor, 'name'>,
  { receiver, reason }: HoldPaymentsBody,
): Promise<void> {
  const { actor } = await actingAdmin(tx, caller, { config, right: 'money' });
  const payee = await findPayee(tx, receiver);
  if (payee === null) throw problem('not-found');
  const last = await findHold(tx, receiver);
  if ((last?.reason ?? null) === reason) return;
  const now = clock();
  const position = (last?.position ?? 0) + 1;
  const isAdded = await addHold(tx, { receiver, position, reason, at: now, actorId: actor.id });
  if (!isAdded) throw problem('duplicate', { error: sentences.royalties.runMovedOn });
  await recordStaffAction(tx, {
    actor,
    now,
    action: reason === null ? 'royalties.release' : 'royalties.hold',
    target: toTarget(payee),
    before: last?.reason ? { reason: last.reason } : null,
    after: reason === null ? null : { reason },
  });
}
