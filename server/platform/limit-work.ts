import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { busyProblem } from './busy-problem.ts';
import { addGauge } from './metrics.ts';

/** For each core; most of them wait for the database. */
const placesPerCore = 8;

/** For each place. */
const waitingPerPlace = 8;

/** Seconds. */
const retryAfter = 5;

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyContextConfig {
    /** Is worked on at once: answers a monitor, or waits for files with a limit of its own. */
    skipsQueue?: true;
  }
}

const bodyless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Limits how many calls of the API are worked on at once; as many again as their limit allows wait
 * in order, and the rest is refused. Waiting for a caller's bytes is not work. See
 * docs/decisions/modules-and-jobs.md.
 */
export function limitWork(app: FastifyInstance, cores: number) {
  const places = cores * placesPerCore;
  /** With what stops listening for the caller's leaving. */
  const working = new Map<FastifyRequest, () => void>();
  const waiting = new Map<FastifyRequest, { begin: () => void; forget: () => void }>();
  /** Their work goes on when the caller leaves. */
  const inHandler = new WeakSet<FastifyRequest>();

  function leave(request: FastifyRequest) {
    const forgetLast = working.get(request);
    if (forgetLast === undefined) return;
    working.delete(request);
    forgetLast();
    const [next] = waiting;
    if (next === undefined) return;
    const [following, { begin, forget }] = next;
    waiting.delete(following);
    working.set(following, forget);
    begin();
  }

  function refuseWhenFull() {
    if (waiting.size >= places * waitingPerPlace) throw busyProblem(retryAfter);
  }

  async function enter(request: FastifyRequest, reply: FastifyReply) {
    if (working.size >= places) refuseWhenFull();
    const end = () => {
      const turn = waiting.get(request);
      if (turn !== undefined) {
        waiting.delete(request);
        reply.hijack();
        turn.begin();
      } else if (!inHandler.has(request)) {
        leave(request);
      }
    };
    reply.raw.once('close', end);
    const forget = () => void reply.raw.off('close', end);
    if (working.size < places) working.set(request, forget);
    else await new Promise<void>((begin) => waiting.set(request, { begin, forget }));
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return;
    if (hasBody(request)) refuseWhenFull();
    else await enter(request, reply);
  });

  // By now the body is here.
  app.addHook('preValidation', async (request, reply) => {
    if (isCounted(request) && hasBody(request)) await enter(request, reply);
  });

  app.addHook('onSend', async (request) => leave(request));

  // An answer that nobody waits for, or that a handler writes itself, is not sent.
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function work(request, reply) {
      inHandler.add(request);
      const result: unknown = handler.call(this, request, reply);
      const leaveUnsent = () => {
        inHandler.delete(request);
        if (reply.sent || reply.raw.destroyed) leave(request);
      };
      void Promise.resolve(result).then(leaveUnsent, leaveUnsent);
      return result;
    };
  });

  addGauge(app, {
    name: 'calls_working',
    help: 'Calls that this server works on.',
    read: () => ({ '': working.size }),
  });
  addGauge(app, {
    name: 'calls_waiting',
    help: 'Calls that wait until this server works on them.',
    read: () => ({ '': waiting.size }),
  });
}

function isCounted(request: FastifyRequest): boolean {
  const { url, config } = request.routeOptions;
  const { skipsQueue, waitsForNews, readerPatience, bodyMost } = config;
  if (url?.startsWith('/api/') !== true || skipsQueue || waitsForNews) return false;
  return readerPatience === undefined && bodyMost === undefined && !sendsFile(request);
}

function hasBody({ method, headers }: FastifyRequest): boolean {
  if (bodyless.has(method)) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A handler receives it. */
const sendsFile = (request: FastifyRequest): boolean =>
  hasBody(request) && request.headers['content-type']?.includes('json') !== true;
