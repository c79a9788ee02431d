import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepCookie, readCookie } from '../../../platform/cookies.ts';

const name = 'tonada_oidc';

/** Seconds, for the password and whatever else the server of the house asks for. */
export const roundSeconds = 15 * 60;

/** The browser's secret, the same for all its tabs. */
export function readBrowser(request: FastifyRequest): string | null {
  const value = readCookie(request, name);
  return /^[\w-]{43}$/.test(value) ? value : null;
}

export function keepBrowser(request: FastifyRequest, reply: FastifyReply, value: string): void {
  keepCookie(request, reply, {
    name,
    value,
    path: '/api/auth/oidc',
    lifetime: roundSeconds,
    // The browser comes back from another site.
    isLax: true,
  });
}
