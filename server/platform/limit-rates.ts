import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { problem } from './problems.ts';

/**
 * Calls of the API that one address may make in a minute. A person at the keyboard makes a few
 * dozen; the number leaves room for a household or an office behind one address.
 */
export const callsPerMinute = 3_000;

/**
 * Keeps one address from taking the whole server; failed logins have narrower limits of their own.
 * This machine is left alone: its callers are its owner's.
 */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    allowList: ({ url, ip }) => !url.startsWith('/api/') || isLoopback(ip),
    addHeadersOnExceeding: noHeaders,
    addHeaders: noHeaders,
    errorResponseBuilder: (_request, { ttl }) =>
      problem('too-many-requests', { retryAfter: Math.ceil(ttl / 1000) }),
  });
}

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
} as const;

function isLoopback(address: string) {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
