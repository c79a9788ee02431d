import type { Db } from '../../platform/database/db.ts';
import { type OrderPaymentsBody, withoutLabel } from '#contract/royalties.ts';
import type { Dependencies } from '../../platform/app.ts';
import { addJob } from '../../platform/jobs/job.repository.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { toDay } from '../../platform/days.ts';
import { recordSecurityEvent } from '../security-log/index.ts';
import { actingAdmin, type Actor, recordStaffAction } from '../staff-action/index.ts';
import { requireSecondPerson } from './require-second-person.ts';
import {
  addPendingItems,
  addRun,
  findLabelNames,
  findRun,
  type PaymentRunRow,
} from './payment-run.repository.ts';

export const payingJob = 'payment-run.pay';

const inCents = (euros: number) => Math.round(euros * 100);

/**
 * The client chooses the id, and repeated calls return the existing run.
 *
 * @throws {Problem} `forbidden` if the right was withdrawn meanwhile or a second person must
 * order it; `duplicate` if the pending count or sum differs from what was confirmed; `invalid`
 * (422) if the id belongs to another run.
 */
export async function orderPayments(
  tx: Db,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  caller: Omit<Actor, 'name'>,
  id: string,
  order: OrderPaymentsBody,
): Promise<PaymentRunRow> {
  const { actor } = await actingAdmin(tx, caller, { config, right: 'money' });
  const now = clock();
  const labelIds = [...new Set(order.labels)].filter((each) => each !== withoutLabel);
  const hasDirect = order.labels.includes(withoutLabel);
  const receivers = labelIds.length + Number(hasDirect);
  const names = receivers === 1 ? await findLabelNames(tx, labelIds) : [];
  const confirmed = { payouts: order.payouts, amount: inCents(order.amount) };
  const isNew = await addRun(tx, {
    id,
    orderedAt: now,
    actorId: actor.id,
    actorName: actor.name,
    receivers,
    labelName: names[0] ?? null,
    paidOn: toDay(now),
    ...confirmed,
  });
  if (!isNew) return sameRun(await findRun(tx, id), { receivers, ...confirmed });
  const found = await addPendingItems(tx, id, { labelIds, hasDirect });
  if (found.payouts !== confirmed.payouts || found.amount !== confirmed.amount) {
    throw problem('duplicate', { error: changed(found) });
  }
  const isAlone = await requireSecondPerson(tx, { runId: id, actorId: actor.id, now, config });
  await recordStaffAction(tx, {
    actor,
    now,
    action: 'royalties.pay',
    target: { kind: 'payment-run', id, name: names[0] ?? '' },
    before: null,
    after: {
      payouts: found.payouts,
      amount: found.amount / 100,
      receivers,
      ...(isAlone && { isAlone }),
    },
  });
  await recordSecurityEvent(tx, {
    kind: 'payment',
    outcome: 'success',
    actorId: actor.id,
    subjectId: null,
    request: { ip: actor.address },
    detail: { run: id, payouts: found.payouts, amount: found.amount / 100, receivers },
  });
  await addJob(tx, { kind: payingJob, key: id, payload: { id }, runAt: now });
  const run = await findRun(tx, id);
  if (run === null) throw problem('not-found');
  return run;
}

/** `1.234,50`, as in `locales/es/server.json`. */
const writtenEuros = new Intl.NumberFormat('es', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});

function changed({ payouts, amount }: { payouts: number; amount: number }) {
  if (payouts === 0) return sentences.royalties.nothingPending;
  return fill(sentences.royalties.changedElsewhere, {
    count: payouts,
    amount: writtenEuros.format(amount / 100),
  });
}

type Order = Pick<PaymentRunRow, 'receivers' | 'payouts' | 'amount'>;

function sameRun(run: PaymentRunRow | null, order: Order): PaymentRunRow {
  if (run === null) throw problem('not-found');
  const isSame = (['receivers', 'payouts', 'amount'] as const).every(
    (field) => run[field] === order[field],
  );
  if (!isSame) throw problem('invalid', { status: 422, error: sentences.requests.keyTaken });
  return run;
}
