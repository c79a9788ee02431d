import type { PaymentStepBody } from '#contract/payment-run.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences, spanish } from '../../../platform/sentences.ts';
import { actingAdmin, type Acting, type Actor } from '../../accounts/staff-action/index.ts';
import { openAccount } from '../payout-account/index.ts';
import { bankFile, getPayer, isForSepa } from './bank-file.ts';
import { getExecutionDay } from './execution-day.ts';
import { getApprovable, getFingerprint } from './fingerprint.ts';
import {
  addFile,
  holdRun,
  type PaymentRunRow,
  refreshRun,
  settleReceivers,
} from './payment-run.repository.ts';
import { addEvents, findApproval, findTransfers } from './payment-transfer.repository.ts';
import { describeMoved, type Moved, recordMove } from './record-move.ts';
import { findApprovers, requireSecondPerson } from './require-second-person.ts';
import { readCost } from './read-cost.ts';
import { getPaid } from './reckon-transfer.ts';
import { worldFile } from './world-file.ts';
import { returnTransfer } from './return-transfer.ts';

export const payingJob = 'payment-run.pay';

const words = sentences.royalties;

type Context = Pick<Dependencies, 'clock' | 'config' | 'vault'>;
/** Whose dialect files for spreadsheets have. */
type Caller = Omit<Actor, 'name'> & { language?: string };
type Step = Acting & Omit<Context, 'clock'> & { run: PaymentRunRow; language: string };
type Body<Kind extends PaymentStepBody['kind']> = Extract<PaymentStepBody, { kind: Kind }>;
type Taken = Parameters<typeof addEvents>[1][number];

/**
 * Moves a run on. Steps of a run take turns, and the repetition of a step that nothing followed
 * changes nothing.
 *
 * @throws {Problem} `forbidden` if another person has to approve; `duplicate` if the run is
 * elsewhere by now, or is no longer what was approved.
 */
export async function takeStep(
  tx: Db,
  { clock, config, vault }: Context,
  { language = spanish, ...caller }: Caller,
  id: string,
  body: PaymentStepBody,
): Promise<void> {
  const { actor } = await actingAdmin(tx, caller, { config, right: 'money' });
  const run = await holdRun(tx, id);
  if (run === null) throw problem('not-found');
  const now = clock();
  const moved = await getMoved(tx, run, body);
  const events = await take(tx, { run, actor, now, config, vault, language }, body);
  if (events.length === 0) return;
  await addEvents(tx, events);
  const [last] = events.slice(-1);
  await recordMove(tx, { actor, now }, { runId: id, step: body.kind, ...moved, ...last });
}

/** What the step is about: the run, or what it confirms or returns, by the payee's name if one. */
async function getMoved(tx: Db, run: PaymentRunRow, body: PaymentStepBody): Promise<Moved> {
  if (body.kind !== 'confirmed' && body.kind !== 'returned') {
    const { payouts, amount, payees, receivers } = run;
    const { name, person } = await describeMoved(
      tx,
      payees === 1 ? await findTransfers(tx, run.id) : [],
    );
    return {
      payouts,
      amount,
      receivers: payees || receivers,
      name: name || (run.labelName ?? ''),
      person,
    };
  }
  const of = body.kind === 'returned' ? [body.receiver] : body.receivers;
  const transfers = (await findTransfers(tx, run.id)).filter(
    ({ receiver, state }) =>
      (of?.includes(receiver) ?? true) && (body.kind === 'returned' || state === 'open'),
  );
  return describeMoved(tx, transfers);
}

function take(tx: Db, step: Step, body: PaymentStepBody): Promise<Taken[]> {
  switch (body.kind) {
    case 'approved':
      return approve(tx, step, body);
    case 'handedIn':
      return handIn(tx, step);
    case 'confirmed':
      return confirm(tx, step, body);
    case 'returned':
      return returnTransfer(tx, step, body);
    case 'withdrawn':
      return withdraw(tx, step, body);
  }
}

const toEvent = ({ run, actor, now }: Step) => ({ runId: run.id, at: now, actorId: actor.id });

async function approve(tx: Db, step: Step, { fingerprint }: Body<'approved'>): Promise<Taken[]> {
  const { run, actor, now, config } = step;
  const about = { actorId: actor.id, now, config };
  if (run.status !== 'ordered') {
    const approval = await findApproval(tx, run.id);
    if (approval?.actorId === actor.id && approval.fingerprint === fingerprint) return [];
    throw movedOn();
  }
  const { isAlone, approvers } = await findApprovers(tx, { ...about, orderedBy: run.actorId });
  if (approvers !== null) throw problem('forbidden', { error: words.approvedByOther });
  const transfers = await findTransfers(tx, run.id);
  const all = transfers.map(({ receiver }) => receiver);
  await requireSecondPerson(tx, { ...about, receivers: all });
  const approvable = getApprovable(transfers);
  if (getFingerprint(run.id, approvable) !== fingerprint) {
    throw problem('duplicate', { error: words.runChanged });
  }
  const left = transfers.filter((each) => each.state === 'open' && !approvable.includes(each));
  const receivers = left.map(({ receiver }) => receiver);
  await settleReceivers(tx, run.id, receivers, { outcome: 'withdrawn' });
  await refreshRun(tx, run.id, 'approved');
  return [
    ...receivers.map((receiver) => ({ ...toEvent(step), kind: 'withdrawn' as const, receiver })),
    { ...toEvent(step), kind: 'approved', fingerprint, isAlone },
  ];
}

/** The files are made once. */
async function handIn(tx: Db, step: Step): Promise<Taken[]> {
  const { run, now, config, vault, language } = step;
  if (run.status === 'handedIn') return [];
  if (run.status !== 'approved') throw movedOn();
  const transfers = (await findTransfers(tx, run.id)).filter(({ state }) => state === 'open');
  const held = transfers.find(({ isOnHold }) => isOnHold);
  if (held) {
    throw problem('duplicate', { error: fill(words.heldInRun, { payee: held.name }) });
  }
  const opened = transfers.map((each) => ({
    ...each,
    amount: getPaid(each),
    account: openAccount(vault, each.reference, each),
  }));
  const { sepa = [], world = [] } = Object.groupBy(opened, (each) =>
    isForSepa(each) ? 'sepa' : 'world',
  );
  const handedIn = { ...run, paidOn: getExecutionDay(now) };
  await addFile(tx, vault, run.id, {
    content: sepa.length > 0 ? bankFile(handedIn, sepa, getPayer(config)) : null,
    world: world.length > 0 ? worldFile(handedIn, world, language) : null,
  });
  await refreshRun(tx, run.id, 'handedIn');
  return [{ ...toEvent(step), kind: 'handedIn' }];
}

async function confirm(
  tx: Db,
  step: Step,
  { receivers, day, fee, exchange }: Body<'confirmed'>,
): Promise<Taken[]> {
  const { run, now, vault } = step;
  if (run.status !== 'handedIn') throw movedOn();
  if (day < toDay(run.orderedAt) || day > toDay(now)) {
    throw problem('invalid', { fields: { day: words.confirmedDay } });
  }
  const transfers = await findTransfers(tx, run.id);
  const open = new Set(
    transfers.filter(({ state }) => state === 'open').map((each) => each.receiver),
  );
  if (receivers?.some((receiver) => !open.has(receiver))) throw movedOn();
  const cost = readCost(
    { fee, exchange },
    { vault, paid: transfers.filter(({ receiver }) => isNamed(receiver, receivers, open)) },
  );
  const settled = { outcome: 'confirmed', paidOn: day } as const;
  if ((await settleReceivers(tx, run.id, receivers, settled)) === 0) throw movedOn();
  await addJob(tx, { kind: payingJob, key: run.id, payload: { id: run.id }, runAt: now });
  const event = { ...toEvent(step), kind: 'confirmed' as const, day, ...cost };
  return receivers === null
    ? [event]
    : [...new Set(receivers)].map((receiver) => ({ ...event, receiver }));
}

const isNamed = (receiver: string, receivers: readonly string[] | null, open: Set<string>) =>
  receivers === null ? open.has(receiver) : receivers.includes(receiver);

async function withdraw(tx: Db, step: Step, { reason }: Body<'withdrawn'>): Promise<Taken[]> {
  const { run } = step;
  if (run.status === 'withdrawn') return [];
  if (run.status !== 'ordered' && run.status !== 'approved') throw movedOn();
  await settleReceivers(tx, run.id, null, { outcome: 'withdrawn' });
  await refreshRun(tx, run.id, 'ordered');
  return [{ ...toEvent(step), kind: 'withdrawn', reason }];
}

const movedOn = () => problem('duplicate', { error: words.runMovedOn });
