import type { FastifyInstance } from 'fastify';

/** A call that failed on our side. */
export type FailedCall = { at: Date; reason: string };

/** What is counted of calls of the API; streams of sound are calls, and their length is not. */
export type CallCounts = {
  calls: number;
  failed: number;
  /** Milliseconds of the timed ones together. */
  time: number;
  timed: number;
  lastFailure: FailedCall | null;
};

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyInstance {
    /** Calls since the start of this server. */
    callCounts: CallCounts;
  }
}

/** Counts the calls of the API, how long they take and how many of them fail by a mistake of ours. */
export function meterCalls(app: FastifyInstance, clock: () => Date) {
  const counts: CallCounts = { calls: 0, failed: 0, time: 0, timed: 0, lastFailure: null };
  app.decorate('callCounts', counts);
  app.addHook('onResponse', async (request, reply) => {
    const { url = '', config } = request.routeOptions;
    if (!url.startsWith('/api/')) return;
    counts.calls += 1;
    if (config.readerPatience === undefined) {
      counts.timed += 1;
      counts.time += reply.elapsedTime;
    }
    // Who is told when to come back was refused on purpose.
    if (reply.statusCode < 500 || reply.hasHeader('retry-after')) return;
    counts.failed += 1;
    counts.lastFailure = { at: clock(), reason: `${request.method} ${url}: ${reply.statusCode}` };
  });
}
