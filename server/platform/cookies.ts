import type { FastifyReply, FastifyRequest } from 'fastify';

/** Empty without the cookie. */
export function readCookie({ headers }: FastifyRequest, name: string): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

type Cookie = {
  name: string;
  value: string;
  path: string;
  /** Seconds. */
  lifetime: number;
  /** Also sent when another site leads here. */
  isLax?: boolean;
};

/** No script of the page can read it. */
export function keepCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, path, lifetime, isLax = false }: Cookie,
): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const site = isLax ? 'SameSite=Lax' : 'SameSite=Strict';
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=${path}; Max-Age=${lifetime}; HttpOnly; ${site}${secure}`,
  );
}
