import type { FastifyInstance } from 'fastify';
import type { IsOwners } from './limit-rates.ts';
import { toNetwork } from './to-network.ts';
import { problem } from './problems.ts';

/** Per address; each may hold a quarter of a megabyte. */
export const openCallsMost = 200;

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyContextConfig {
    /** Stays open and is limited by account instead. */
    waitsForNews?: true;
  }
}

export function limitOpenCalls(app: FastifyInstance, isOwners: IsOwners) {
  const open = new Map<string, number>();

  function leave(network: string) {
    const left = (open.get(network) ?? 0) - 1;
    if (left > 0) open.set(network, left);
    else open.delete(network);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isOwners(request) || request.routeOptions.config.waitsForNews) return;
    const network = toNetwork(request.ip);
    const before = open.get(network) ?? 0;
    if (before >= openCallsMost) throw problem('too-many-requests', { retryAfter: 10 });
    open.set(network, before + 1);
    reply.raw.once('close', () => leave(network));
  });
}
