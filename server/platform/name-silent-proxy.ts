import type { FastifyInstance } from 'fastify';
import { isForwarding } from './demo-mode.ts';
import type { IsOwners } from './limit-rates.ts';
import { isOwnMachine } from './own-machine.ts';

const warning =
  'calls come from this machine and say nothing about who makes them: a proxy that passes them on has to write X-Forwarded-For, or everybody counts as one caller (docs/proxies.md)';

/** Behind a proxy without headers, callers share every limit. */
export function nameSilentProxy(app: FastifyInstance, isOwners: IsOwners) {
  let isNamed = false;
  app.addHook('onRequest', async (request) => {
    const { socket, headers } = request;
    if (isNamed || isOwners(request) || !isOwnMachine(socket.remoteAddress ?? '')) return;
    const isWatching = /^\/api\/(health|ready)$/.test(request.url);
    if (isWatching || Object.keys(headers).some(isForwarding)) return;
    isNamed = true;
    app.log.warn({ url: request.url }, warning);
  });
}
