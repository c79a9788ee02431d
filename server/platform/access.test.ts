import fastify from 'fastify';
import { expect, it } from 'vitest';
import { enforceAccess } from './access.ts';

it('a route of the API that does not declare who may call it stops the start', async () => {
  const app = fastify();
  enforceAccess(app, { findViewer: async () => 'ended', clock: () => new Date() });
  const start = app.register(async (scope) => {
    scope.get('/api/secrets', () => 'everything');
  });
  await expect(start).rejects.toThrow('The route GET /api/secrets declares no access.');
});
