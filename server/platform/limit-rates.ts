import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AttemptLimit } from './attempt-limit.ts';
import { networkOf } from './network-of.ts';

const window = 60_000;

/**
 * API calls per address and minute. A person makes a few dozen; this leaves room for a household
 * or an office.
 */
export const callsPerMinute = 3_000;

/**
 * Pages and unknown addresses per address and minute: the application loads a page once, and each
 * page may query the database.
 */
export const pagesPerMinute = 600;

/** Whether the operator makes the call on this machine, and so is not limited. */
export type IsOwners = (request: FastifyRequest) => boolean;

/**
 * Limits the calls of one address; failed logins have stricter limits. The matched route decides
 * the limit, because one route has many spellings. Files of the client and calls of a demo's
 * operator are exempt.
 */
export function limitRates(app: FastifyInstance, elapsed: () => number, isOwners: IsOwners) {
  const calls = new AttemptLimit({ most: callsPerMinute, window }, elapsed);
  const pages = new AttemptLimit({ most: pagesPerMinute, window }, elapsed);
  app.addHook('onRequest', async (request) => {
    if (isOwners(request)) return;
    const { ip, is404 } = request;
    const isFile = !is404 && request.routeOptions.url?.startsWith('/api/') !== true;
    if (isFile) return;
    const limit = is404 ? pages : calls;
    limit.count(networkOf(ip));
  });
}
