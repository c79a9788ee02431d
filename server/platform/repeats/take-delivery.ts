import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Delivered } from '#contract/delivery.ts';
import type { Db } from '../database/db.ts';
import { hasSqlState, sqlStates } from '../database/sql-state.ts';
import { problem } from '../problems.ts';
import { sentences } from '../sentences.ts';
import { deliverOnce } from './answer-once.ts';

type Surroundings = { db: Db; clock: () => Date };

/** Where and when something was done: a clock of a device that is ahead counts as now. */
export type Delivery = { tx: Db; at: Date; now: Date };

/** Says in the answer of a list, also in a refusal, that it takes deliveries. See docs/product/outbox.md. */
export const saysThatItTakes = (reply: FastifyReply): void =>
  void reply.header('accept-post', 'application/json');

/**
 * Takes in what somebody made on their device, once by person and id, however often and however many at once it comes
 * within a year: the work and the note that it was done are one transaction. Work that throws leaves the id free.
 *
 * @throws {Problem} `invalid`: 422 for an id under which the person delivered something else; `duplicate` for one that is
 *   somebody else's already.
 */
export async function takeDelivery(
  request: FastifyRequest,
  { db, clock }: Surroundings,
  { id, at }: Delivered,
  work: (delivery: Delivery) => Promise<void>,
): Promise<{ id: string }> {
  const now = clock();
  const moment = new Date(Math.min(Date.parse(at), now.getTime()));
  try {
    return await deliverOnce(request, { db, clock }, id, async (tx) => {
      await work({ tx, at: moment, now });
      return { id };
    });
  } catch (error) {
    if (hasSqlState(error, sqlStates.uniqueViolation)) {
      throw problem('duplicate', { error: sentences.requests.idTaken });
    }
    throw error;
  }
}
