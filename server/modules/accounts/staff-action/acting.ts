import type { FastifyRequest } from 'fastify';
import { getViewer } from '../../../platform/access.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { type Decision, notifyDecision } from '../decision-notification/index.ts';
import { findUserName } from '../../people/user/index.ts';
import type { Actor } from './staff-action.repository.ts';

export type Acting = { actor: Actor; now: Date };

/** Uses the caller's present name. */
export async function findActor(tx: Db, caller: Omit<Actor, 'name'>): Promise<Actor> {
  return { ...caller, name: (await findUserName(tx, caller.id)) ?? caller.id };
}

type Hold<Row> = (tx: Db, id: string) => Promise<Row | null>;

/**
 * Locks the item, so that two never decide at once, and notifies in the same transaction.
 *
 * @param hold locks the item named by `:id`.
 * @returns a function that runs `decide` (null sends no notification) and throws `not-found`.
 */
export const decisionsOn =
  <Row>(clock: Dependencies['clock'], hold: Hold<Row>) =>
  async (
    request: FastifyRequest,
    decide: (tx: Db, row: Row, acting: Acting) => Promise<Decision | null>,
  ) => {
    const { tx } = request;
    const row = await hold(tx, (request.params as { id: string }).id);
    if (row === null) throw problem('not-found');
    const actor = await findActor(tx, { id: getViewer(request).id, address: request.ip });
    const now = clock();
    const decision = await decide(tx, row, { actor, now });
    if (decision === null) return;
    const { name: by } = actor;
    await notifyDecision(tx, { by, ...decision }, { actorId: actor.id, now });
  };
