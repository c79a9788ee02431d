import type { FastifyInstance } from 'fastify';
import { limitStatements } from './database/statement-limit.ts';

/** Milliseconds; the longest read of the largest account takes a tenth of it. */
const longestRead = 10_000;

const everybodys = new Set<unknown>(['public', 'optional', 'listener']);

/** Limits statements of reads that need no office, so that none holds the database from others. */
export function limitReads(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    const { handler, config, method } = route;
    const isRead = [method].flat().every((each) => each === 'GET' || each === 'HEAD');
    if (!isRead || !everybodys.has(config?.access)) return;
    route.handler = function answer(request, reply) {
      return limitStatements(longestRead, () => handler.call(this, request, reply));
    };
  });
}
