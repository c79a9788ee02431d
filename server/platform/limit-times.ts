import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyContextConfig {
    /** Milliseconds for which a reader of the answer may take nothing, where that is more than usual. */
    readerPatience?: number;
    /** Bytes of a body that are read at all, where that is more than usual. */
    bodyMost?: number;
  }
}

/** Milliseconds and bytes. */
type TimeLimits = {
  /** So much of a body, or its end, has to arrive in every window. */
  bodyBytes: number;
  bodyWindow: number;
  /** Bytes of a body that are read at all, be it to drop them. */
  bodyMost: number;
  /** For so long the reader of an answer may take nothing of what waits for it. */
  readerPatience: number;
  /** How often all are looked at. */
  interval: number;
};

/**
 * A telephone on a bad network sends four times as fast: 5 MB may take 20 minutes, but a form has half a
 * minute. What has arrived is held in memory, so whoever stands still has to go.
 */
const timeLimits: TimeLimits = {
  bodyBytes: 128 * 1024,
  bodyWindow: 30_000,
  bodyMost: 65 * 1024 * 1024,
  readerPatience: 60_000,
  interval: 2_000,
};

/**
 * Milliseconds for which a player may take nothing: between two draughts of one that plays lie minutes,
 * and one that is paused for longer asks for the rest by itself when it goes on.
 */
export const playerPatience = 5 * 60_000;

type Mark = { bytes: number; at: number };

type Exchange = {
  request: IncomingMessage;
  answer: ServerResponse;
  socket: Socket;
  readerPatience: number;
  bodyMost: number;
  /** What had arrived on the connection before this request. */
  before: number;
  received: Mark;
  taken: Mark;
};

/**
 * Ends the connections of callers that send a body too slowly, or that take nothing of their answer.
 * Who is waiting for us, for a track to be rendered for instance, is left in peace.
 */
export function limitTimes(app: FastifyInstance, limits = timeLimits) {
  const exchanges = new Map<IncomingMessage, Exchange>();

  // Before the request reaches its route, which may have more patience.
  app.server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
    const now = performance.now();
    const { socket } = request;
    exchanges.set(request, {
      request,
      answer,
      socket,
      readerPatience: limits.readerPatience,
      bodyMost: limits.bodyMost,
      before: socket.bytesRead,
      received: { bytes: 0, at: now },
      taken: { bytes: 0, at: now },
    });
    answer.once('close', () => {
      // The rest of a refused body may still be arriving.
      if (request.complete) exchanges.delete(request);
    });
  });

  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const exchange = exchanges.get(raw);
    const { readerPatience, bodyMost } = routeOptions.config;
    if (exchange && readerPatience !== undefined) exchange.readerPatience = readerPatience;
    if (exchange && bodyMost !== undefined) exchange.bodyMost = bodyMost;
    done();
  });

  function look() {
    const now = performance.now();
    for (const exchange of exchanges.values()) {
      if (isOver(exchange)) {
        exchanges.delete(exchange.request);
      } else if (isBodyLate(exchange, now, limits) || standsStill(exchange, now)) {
        exchange.socket.destroy();
        app.log.info({ url: exchange.request.url }, 'a connection that stood still was ended');
      }
    }
  }

  const timer = setInterval(look, limits.interval).unref();
  app.addHook('onClose', () => clearInterval(timer));
}

function isOver({ request, answer, socket }: Exchange) {
  return socket.destroyed || (request.complete && (answer.writableFinished || answer.destroyed));
}

function isBodyLate(
  { request, socket, before, received, bodyMost }: Exchange,
  now: number,
  limits: TimeLimits,
) {
  if (request.complete) return false;
  const bytes = socket.bytesRead - before;
  if (bytes - received.bytes >= limits.bodyBytes) Object.assign(received, { bytes, at: now });
  return bytes > bodyMost || now - received.at > limits.bodyWindow;
}

function standsStill({ socket, taken, readerPatience }: Exchange, now: number) {
  const waiting = socket.writableLength;
  const bytes = socket.bytesWritten - waiting;
  if (waiting === 0 || bytes > taken.bytes) Object.assign(taken, { bytes, at: now });
  return now - taken.at > readerPatience;
}
