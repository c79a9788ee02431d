import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from './attempts/limits.ts';
import { toNetwork } from './to-network.ts';

const window = 60_000;

/** Per address, with room for an office. */
export const callsPerMinute = 3_000;

/** Pages per address; each may query the database. */
export const pagesPerMinute = 600;

export type IsOwners = (request: FastifyRequest) => boolean;

/** A closed connection has no address; nobody reads the answer. */
const hasGone = ({ ip }: { ip: string | undefined }) => ip === undefined;

/**
 * The matched route decides, because one route has many spellings. The client's files and a
 * demo's operator are exempt.
 */
export function limitRates(
  app: FastifyInstance,
  { define }: Pick<Limits, 'define'>,
  isOwners: IsOwners,
) {
  const calls = define('calls', { most: callsPerMinute, window });
  const pages = define('pages', { most: pagesPerMinute, window });
  app.addHook('onRequest', async (request, reply) => {
    if (hasGone(request)) {
      reply.hijack();
      reply.raw.destroy();
      return;
    }
    if (isOwners(request)) return;
    const { ip, is404 } = request;
    const isFile = !is404 && request.routeOptions.url?.startsWith('/api/') !== true;
    if (isFile) return;
    const limit = is404 ? pages : calls;
    limit.count(toNetwork(ip));
  });
}
