import type { Db } from '../../../platform/database/db.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import type { Acting } from '../../accounts/staff-action/index.ts';
import { holdRun, refreshRun, settleReceivers } from './payment-run.repository.ts';
import { addEvents, findTransfers, type TransferRow } from './payment-transfer.repository.ts';
import { describeMoved, recordMove } from './record-move.ts';
import { returnAll } from './return-transfer.ts';
import { payingJob } from './take-step.ts';

/** What the bank says about the transfer of a receiver. */
export type Answer =
  | { receiver: string; outcome: 'confirmed'; day: string }
  | { receiver: string; outcome: 'returned'; reason: string };

/** Per transaction, which blocks the embedded database. */
export const answersAtOnce = 100;

/** A return after the confirmation is news, a confirmation after the return is not. */
export const isKnown = ({ outcome }: Pick<Answer, 'outcome'>, { state }: TransferRow) =>
  state === 'returned' || state === 'withdrawn' || (outcome === 'confirmed' && state !== 'open');

/** Confirms and returns transfers of a run, except those that moved on meanwhile. */
export async function noteAnswers(
  tx: Db,
  acting: Acting,
  runId: string,
  answers: readonly Answer[],
): Promise<void> {
  if ((await holdRun(tx, runId)) === null) return;
  const transfers = new Map(
    (await findTransfers(tx, runId)).map((each) => [each.receiver, each] as const),
  );
  const fresh = answers.filter((answer) => {
    const transfer = transfers.get(answer.receiver);
    return transfer !== undefined && !isKnown(answer, transfer);
  });
  const groups = Object.values(
    Object.groupBy(fresh, (answer) =>
      answer.outcome === 'confirmed' ? `day ${answer.day}` : `reason ${answer.reason}`,
    ),
  );
  for (const group of groups) await noteAlike(tx, { ...acting, runId, transfers }, group ?? []);
  if (fresh.some(({ outcome }) => outcome === 'returned')) await refreshRun(tx, runId, 'handedIn');
}

type Noting = Acting & { runId: string; transfers: ReadonlyMap<string, TransferRow> };

/** Those of one day, or of one reason. */
async function noteAlike(
  tx: Db,
  { runId, transfers, ...acting }: Noting,
  answers: readonly Answer[],
): Promise<void> {
  const [first] = answers;
  if (first === undefined) return;
  const receivers = answers.map(({ receiver }) => receiver);
  const { outcome: step, receiver: _, ...said } = first;
  const moved = await describeMoved(
    tx,
    receivers.flatMap((receiver) => transfers.get(receiver) ?? []),
  );
  if (first.outcome === 'confirmed') {
    await settleReceivers(tx, runId, receivers, { outcome: step, paidOn: first.day });
    await addJob(tx, { kind: payingJob, key: runId, payload: { id: runId }, runAt: acting.now });
  } else {
    await returnAll(tx, { runId, ...acting }, { receivers, reason: first.reason });
  }
  const event = { runId, kind: step, at: acting.now, actorId: acting.actor.id, ...said };
  await addEvents(
    tx,
    receivers.map((receiver) => ({ ...event, receiver })),
  );
  await recordMove(tx, acting, { runId, step, ...moved, ...said });
}
