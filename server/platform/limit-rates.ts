import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AttemptLimit } from './attempt-limit.ts';
import { networkOf } from './network-of.ts';

const window = 60_000;

/**
 * Calls of the API that one address may make in a minute. A person at the keyboard makes a few
 * dozen; the number leaves room for a household or an office behind one address.
 */
export const callsPerMinute = 3_000;

/**
 * Pages and addresses where nothing is, of one address in a minute: the application opens a page once
 * and goes on by itself. Each may ask the database what it is about.
 */
export const pagesPerMinute = 600;

/** Whether a call is made by the owner of this machine, who is not limited. */
export type IsOwners = (request: FastifyRequest) => boolean;

/**
 * Keeps one address from taking the whole server; failed logins have narrower limits of their own.
 * What is counted is decided by the route that an address has led to, for one route has many
 * spellings. Files of the client are left alone, and so are the calls of the owner of a demo.
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
