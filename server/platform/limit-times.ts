import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyContextConfig {
    /** Milliseconds. */
    readerPatience?: number;
    bodyMost?: number;
  }
}

type TimeLimits = {
  /** Per window. */
  bodyBytes: number;
  bodyWindow: number;
  /** Most bytes read, even to drop them. */
  bodyMost: number;
  readerPatience: number;
  interval: number;
};

/**
 * 5 MB may take 20 minutes, a form half a minute. Received data is held in memory, so a stalled
 * sender is dropped.
 */
const timeLimits: TimeLimits = {
  bodyBytes: 128 * 1024,
  bodyWindow: 30_000,
  bodyMost: 65 * 1024 * 1024,
  readerPatience: 60_000,
  interval: 2_000,
};

/** Milliseconds: a player reads every few minutes. */
export const playerPatience = 5 * 60_000;

type Mark = { bytes: number; at: number };

type Exchange = {
  request: IncomingMessage;
  answer: ServerResponse;
  socket: Socket;
  readerPatience: number;
  bodyMost: number;
  before: number;
  received: Mark;
  taken: Mark;
};

/** Exempts callers that wait for the server. */
export function limitTimes(app: FastifyInstance, limits = timeLimits) {
  const exchanges = new Map<IncomingMessage, Exchange>();

  // The route may raise the limits.
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
      // A rejected body may still be arriving.
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
