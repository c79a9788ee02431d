import type { Db } from '../../../platform/database/db.ts';
import type { OrderPaymentsBody } from '#contract/payment-run.ts';
import { withoutLabel } from '#contract/royalties.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { toDay } from '../../../platform/days.ts';
import { actingAdmin, type Actor, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { findLabelNames } from '../../catalogue/label/index.ts';
import type { Payable } from './payable.repository.ts';
import { planPayments, sumPayables, toQuery } from './plan-payments.ts';
import { describeMoved } from './record-move.ts';
import { requireSecondPerson } from './require-second-person.ts';
import { addRun, addTransfers, findRun, type PaymentRunRow } from './payment-run.repository.ts';
import { addEvents } from './payment-transfer.repository.ts';
import { writeEuros } from './write-euros.ts';

const inCents = (euros: number) => Math.round(euros * 100);

/**
 * Freezes receivers, accounts and amounts. The client chooses the id, and repeated calls change
 * nothing.
 *
 * @throws {Problem} `forbidden` if the right was withdrawn meanwhile or a second person must
 * order it; `duplicate` if what can be paid differs from what was confirmed; `invalid` (422) if
 * the id belongs to another run.
 */
export async function orderPayments(
  tx: Db,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  caller: Omit<Actor, 'name'>,
  id: string,
  order: OrderPaymentsBody,
): Promise<void> {
  const { actor } = await actingAdmin(tx, caller, { config, right: 'money' });
  const now = clock();
  const labels = [...new Set(order.labels)];
  const receivers = labels.length;
  const [first] = receivers === 1 ? await findLabelNames(tx, labels) : [];
  const name = labels[0] === withoutLabel ? null : (first ?? null);
  const confirmed = { payouts: order.payouts, amount: inCents(order.amount) };
  const before = await findRun(tx, id);
  if (before !== null) return requireSame(before, { receivers, ...confirmed });
  const terms = { now, minimum: config.payoutMinimum };
  const leftOut = new Set(order.leaveOut);
  const plan = await planPayments(tx, toQuery(labels), terms);
  const payable = plan.payable.filter(({ receiver }) => !leftOut.has(receiver));
  const payees = [...payable, ...plan.held].map(({ receiver }) => receiver);
  const person = { receivers: payees, actorId: actor.id, now, config };
  const isAlone = await requireSecondPerson(tx, person);
  const found = sumPayables(payable);
  if (found.payouts !== confirmed.payouts || found.amount !== confirmed.amount) {
    throw problem('duplicate', { error: changed(found) });
  }
  const isNew = await addOrder(tx, { id, actor, now, receivers, name, payable });
  if (!isNew) {
    const run = await findRun(tx, id);
    if (run === null) throw problem('not-found');
    return requireSame(run, { receivers, ...confirmed });
  }
  await recordOrder(tx, { id, actor, now, name, payable, isAlone });
}

type Order = {
  id: string;
  actor: Actor;
  now: Date;
  receivers: number;
  name: string | null;
  payable: readonly Payable[];
};

/**
 * @returns false if the id exists.
 * @throws {Problem} `duplicate` if another run took one of the payouts meanwhile.
 */
export async function addOrder(
  tx: Db,
  { id, actor, now, receivers, name, payable }: Order,
): Promise<boolean> {
  const isNew = await addRun(tx, {
    id,
    orderedAt: now,
    actorId: actor.id,
    actorName: actor.name,
    receivers,
    labelName: name,
    paidOn: toDay(now),
    status: 'ordered',
    ...sumPayables(payable),
  });
  if (!isNew) return false;
  if (!(await addTransfers(tx, id, payable))) {
    throw problem('duplicate', { error: sentences.royalties.nothingPending });
  }
  await addEvents(tx, [{ runId: id, kind: 'ordered', at: now, actorId: actor.id }]);
  return true;
}

type Recorded = Omit<Order, 'receivers'> & { isAlone?: boolean };

export async function recordOrder(
  tx: Db,
  { id, actor, now, name, payable, isAlone = false }: Recorded,
): Promise<void> {
  const { payouts, amount, receivers, person, ...payee } = await describeMoved(tx, payable);
  await recordStaffAction(tx, {
    actor,
    now,
    action: 'royalties.pay',
    target: { kind: 'payment-run', id, name: payee.name || (name ?? '') },
    named: person,
    before: null,
    after: {
      payouts,
      amount: amount / 100,
      receivers,
      ...(isAlone && { isAlone }),
    },
    detail: { run: id, payouts, amount: amount / 100, receivers },
  });
}

function changed({ payouts, amount }: { payouts: number; amount: number }) {
  if (payouts === 0) return sentences.royalties.nothingPending;
  return fill(sentences.royalties.changedElsewhere, {
    count: payouts,
    amount: writeEuros(amount),
  });
}

type Confirmed = Pick<PaymentRunRow, 'receivers' | 'payouts' | 'amount'>;

function requireSame(run: PaymentRunRow, order: Confirmed): void {
  const isSame = (['receivers', 'payouts', 'amount'] as const).every(
    (field) => run[field] === order[field],
  );
  if (!isSame) throw problem('invalid', { status: 422, error: sentences.requests.keyTaken });
}
