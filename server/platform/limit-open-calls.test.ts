import fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitOpenCalls, openCallsMost } from './limit-open-calls.ts';
import { answerProblems } from './problem-handlers.ts';

it('limits the open calls of one address', async () => {
  const app = fastify({ trustProxy: 'loopback' });
  const { promise: released, resolve: release } = Promise.withResolvers<string>();
  answerProblems(app);
  limitOpenCalls(app, () => false);
  app.get('/slow', () => released);
  app.get('/', () => 'ok');
  await app.ready();
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const slow = Array.from({ length: openCallsMost }, () =>
    app.inject({ url: '/slow', headers: from('203.0.113.7') }),
  );
  await app.inject({ url: '/', headers: from('203.0.113.8') });

  const refused = await app.inject({ url: '/', headers: from('203.0.113.7') });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
  expect((await app.inject({ url: '/', headers: from('203.0.113.9') })).statusCode).toBe(200);
  release('late');
  expect(new Set((await Promise.all(slow)).map(({ statusCode }) => statusCode))).toEqual(
    new Set([200]),
  );
  expect((await app.inject({ url: '/', headers: from('203.0.113.7') })).statusCode).toBe(200);
  await app.close();
});
