import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Delivered } from '#contract/delivery.ts';
import type { Db } from '../database/db.ts';
import { hasSqlState, sqlStates } from '../database/sql-state.ts';
import { problem } from '../problems.ts';
import { sentences } from '../sentences.ts';
import { deliverOnce } from './answer-once.ts';

/** A time in the future counts as now. */
export type Delivery = { tx: Db; at: Date; now: Date };

/** A list accepts deliveries, and says so even in a refusal. See docs/product/outbox.md. */
export const announceDelivery = (reply: FastifyReply): void =>
  void reply.header('accept-post', 'application/json');

/**
 * Accepts an id once per person within a year. A failure leaves the id free.
 *
 * @throws {Problem} `invalid`: 422 for an id of another delivery; `duplicate` for somebody else's
 * id.
 */
export async function takeDelivery(
  request: FastifyRequest,
  clock: () => Date,
  { id, at }: Delivered,
  work: (delivery: Delivery) => Promise<void>,
): Promise<{ id: string }> {
  const now = clock();
  const moment = new Date(Math.min(Date.parse(at), now.getTime()));
  try {
    return await deliverOnce(request, now, id, async (tx) => {
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
