import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Db } from './database/db.ts';
import { inTransaction } from './database/in-transaction.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyContextConfig {
    /**
     * Opens its transaction itself, because it first receives a file, hashes a password or counts
     * an attempt, which must outlive a rollback, or mostly needs none.
     */
    opensTransaction?: true;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyRequest {
    /** The call's transaction; reading calls have none. */
    tx: Db;
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Runs each handler that writes in one transaction, and answers after its commit with the status
 * that its schema declares. Such a handler returns its answer; nothing means null.
 */
export function openTransactions(app: FastifyInstance, db: Db) {
  const open = new WeakMap<FastifyRequest, Db>();
  app.decorateRequest('tx', {
    getter(this: FastifyRequest) {
      const tx = open.get(this);
      if (tx === undefined) throw new Error('This call has no transaction.');
      return tx;
    },
  });
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().every((method) => reading.has(method))) return;
    const { handler, config } = route;
    const status = getSuccess(route);
    route.handler = async function answer(request, reply) {
      const work = () => beforeSending(reply, () => handler.call(this, request, reply));
      const inOne = (tx: Db) => {
        open.set(request, tx);
        return work().finally(() => open.delete(request));
      };
      const result = config?.opensTransaction ? await work() : await inTransaction(db, inOne);
      reply.code(status);
      return result ?? null;
    };
  });
}

/** An answer sent before the commit would report what may still fail. */
async function beforeSending(reply: FastifyReply, work: () => unknown): Promise<unknown> {
  const send = reply.send.bind(reply);
  reply.send = () => {
    throw new Error('A handler that writes returns its answer.');
  };
  try {
    return await work();
  } finally {
    reply.send = send;
  }
}

function getSuccess({ method, url, schema }: RouteOptions): number {
  const declared = Object.keys(schema?.response ?? {}).filter((status) => /^2\d\d$/.test(status));
  const [status] = declared;
  if (declared.length === 1) return Number(status);
  throw new Error(`The route ${String(method)} ${url} declares no single successful answer.`);
}
