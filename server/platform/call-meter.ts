import type { FastifyInstance } from 'fastify';
import type { CallTimer } from './metrics.ts';

export type FailedCall = { at: Date; reason: string };

/** Streams count as calls, but are not timed. */
export type CallCounts = {
  calls: number;
  failed: number;
  time: number;
  timed: number;
  lastFailure: FailedCall | null;
};

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyInstance {
    callCounts: CallCounts;
  }
}

/** @param timeCall also gets each call that is timed. */
export function meterCalls(app: FastifyInstance, clock: () => Date, timeCall?: CallTimer) {
  const counts: CallCounts = { calls: 0, failed: 0, time: 0, timed: 0, lastFailure: null };
  app.decorate('callCounts', counts);
  app.addHook('onResponse', async (request, reply) => {
    const { url = '', config } = request.routeOptions;
    if (!url.startsWith('/api/')) return;
    counts.calls += 1;
    if (config.readerPatience === undefined) {
      counts.timed += 1;
      counts.time += reply.elapsedTime;
      const { statusCode: status, elapsedTime: time } = reply;
      timeCall?.({ method: request.method, route: url, status, time });
    }
    // An answer with `Retry-After` is a deliberate refusal.
    if (reply.statusCode < 500 || reply.hasHeader('retry-after')) return;
    counts.failed += 1;
    counts.lastFailure = { at: clock(), reason: `${request.method} ${url}: ${reply.statusCode}` };
  });
}
