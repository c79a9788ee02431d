import type { FastifyInstance } from 'fastify';
import { isForwarding } from './demo-mode.ts';
import type { IsOwners } from './limit-rates.ts';
import { isOwnMachine } from './own-machine.ts';

const warning =
  'calls come from this machine and say nothing about who makes them: a proxy that passes them on has to write X-Forwarded-For, or everybody counts as one caller (docs/proxies.md)';

/**
 * Warns with the first call of a service that comes from its own machine without a word of a proxy: who calls through such
 * a proxy cannot be told apart, and shares every limit.
 */
export function nameSilentProxy(app: FastifyInstance, isOwners: IsOwners) {
  let isNamed = false;
  app.addHook('onRequest', async (request) => {
    const { socket, headers } = request;
    if (isNamed || isOwners(request) || !isOwnMachine(socket.remoteAddress ?? '')) return;
    // Whatever watches the server calls from its machine by itself.
    const isWatching = /^\/api\/(health|ready)$/.test(request.url);
    if (isWatching || Object.keys(headers).some(isForwarding)) return;
    isNamed = true;
    app.log.warn({ url: request.url }, warning);
  });
}
