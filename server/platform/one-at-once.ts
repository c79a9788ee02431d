import type { FastifyReply } from 'fastify';
import { problem } from './problems.ts';

/** Seconds. */
const retryAfter = 10;

/**
 * Lets each person read one long answer at a time, from this server.
 *
 * @throws {Problem} `too-many-requests` while another of the person's is being sent.
 */
export function oneAtOnce() {
  const open = new Set<string>();
  return (person: string, reply: FastifyReply): void => {
    if (open.has(person)) throw problem('too-many-requests', { retryAfter });
    open.add(person);
    reply.raw.once('close', () => open.delete(person));
  };
}
