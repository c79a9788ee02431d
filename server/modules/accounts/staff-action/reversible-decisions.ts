import type { FastifyRequest } from 'fastify';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule, Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { addJob, dropWaitingJob, findWaitingKeys } from '../../../platform/jobs/job.repository.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { type Decision, notifyDecision } from '../decision-notification/index.ts';
import { type Acting, findActor } from './acting.ts';

const words = sentences.staffUndo;

/** At `tellAt` the decision is sent, and can no longer be taken back. */
export type Deciding = Acting & { tellAt: Date };

type Kind<Row, Former> = {
  /** Name of the job that tells. */
  job: string;
  /** Locks the item, so that two never decide at once. */
  hold: (tx: Db, id: string) => Promise<Row | null>;
  /** The editor whose decision stands; null where none does. */
  getDecider: (row: Row) => { id: string | null; name: string | null } | null;
  /** What is done once the decision can no longer be taken back; null tells nobody. */
  settle: (tx: Db, row: Row, now: Date) => Promise<Decision | null>;
  takeBack: (tx: Db, row: Row, former: Former, acting: Acting) => Promise<void>;
};

type Within = Pick<Dependencies, 'clock' | 'config'>;

type Payload<Former> = { id: string; notificationId: string; former: Former };

/**
 * Decisions on what was sent to the editors. They count at once for editors, and a job tells the
 * sender when they can no longer be taken back.
 */
export function reversibleDecisions<Row, Former extends object>(kind: Kind<Row, Former>) {
  const { job, hold, getDecider, settle, takeBack } = kind;

  async function open(request: FastifyRequest, { clock, config }: Within) {
    const { tx } = request;
    const { id } = request.params as { id: string };
    const row = await hold(tx, id);
    if (row === null) throw problem('not-found');
    const actor = await findActor(tx, { id: getViewer(request).id, address: request.ip });
    const now = clock();
    const tellAt = new Date(now.getTime() + config.takeBackSeconds * 1_000);
    return { tx, id, row, acting: { actor, now, tellAt } };
  }

  const jobs: AppModule = (app, { db, clock }) => {
    app.jobs.define({
      name: job,
      lane: 'seconds',
      run: ({ payload }) =>
        inTransaction(db, async (tx) => {
          const { id, notificationId } = payload as Payload<Former>;
          const row = await hold(tx, id);
          const by = row && getDecider(row);
          // It was taken back or withdrawn.
          if (!row || !by) return;
          const now = clock();
          const decision = await settle(tx, row, now);
          if (decision === null) return;
          const on = { actorId: by.id, now, notificationId };
          await notifyDecision(tx, { ...(by.name !== null && { by: by.name }), ...decision }, on);
        }),
    });
  };

  return {
    jobs,
    /** Items whose decision the sender does not see yet. */
    findUntold: (db: Db, ids: readonly string[]) => findWaitingKeys(db, job, ids),
    /** @param decide returns what taking it back restores; null tells nobody. */
    decide: async (
      request: FastifyRequest,
      within: Within,
      decide: (tx: Db, row: Row, acting: Deciding) => Promise<Former | null>,
    ) => {
      const { tx, id, row, acting } = await open(request, within);
      const former = await decide(tx, row, acting);
      if (former === null) return;
      const { now, tellAt } = acting;
      const payload = { id, notificationId: newId(now.getTime()), former };
      // One of a decision that its sender withdrew would tell this one too early.
      await dropWaitingJob(tx, { kind: job, key: id });
      await addJob(tx, { kind: job, key: id, payload, runAt: tellAt });
    },
    /** @throws {Problem} `duplicate` if it was sent, or the item changed since. */
    undo: async (request: FastifyRequest, within: Within) => {
      const { tx, id, row, acting } = await open(request, within);
      const by = getDecider(row);
      if (by === null) throw problem('duplicate', { error: words.changedSince });
      if (by.id !== acting.actor.id) {
        throw problem('duplicate', { error: fill(words.ofAnother, { name: by.name ?? '' }) });
      }
      const dropped = await dropWaitingJob(tx, { kind: job, key: id });
      if (dropped === undefined) throw problem('duplicate', { error: words.isTold });
      await takeBack(tx, row, (dropped.payload as Payload<Former>).former, acting);
    },
  };
}
