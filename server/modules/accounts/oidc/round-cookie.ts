import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'tonada_oidc';

/** Seconds, for the password and whatever else the server of the house asks for. */
export const roundSeconds = 15 * 60;

/** The browser's secret, the same for all its tabs. */
export function readBrowser({ headers }: FastifyRequest): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}

/** Lax, because the browser comes back from another site. */
export function keepBrowser(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${secret}; Path=/api/auth/oidc; Max-Age=${roundSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
