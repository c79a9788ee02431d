import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { problem } from './problems.ts';

export async function serveClient(app: FastifyInstance, _config: Config) {
  app.setNotFoundHandler(() => {
    throw problem('not-found');
  });
  await Promise.resolve();
}
