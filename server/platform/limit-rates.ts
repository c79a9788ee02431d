import type { FastifyInstance } from 'fastify';
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

/**
 * Keeps one address from taking the whole server; failed logins have narrower limits of their own.
 * What is counted is decided by the route that an address has led to, for one route has many
 * spellings. Files of the client are left alone, and so is this machine: its callers are its owner's.
 */
export function limitRates(app: FastifyInstance, elapsed: () => number) {
  const calls = new AttemptLimit({ most: callsPerMinute, window }, elapsed);
  const pages = new AttemptLimit({ most: pagesPerMinute, window }, elapsed);
  app.addHook('onRequest', async (request) => {
    const { ip, is404 } = request;
    if (isLoopback(ip)) return;
    const isFile = !is404 && request.routeOptions.url?.startsWith('/api/') !== true;
    if (isFile) return;
    const limit = is404 ? pages : calls;
    limit.count(networkOf(ip));
  });
}

/** Whether a caller sits at the machine of the server. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
