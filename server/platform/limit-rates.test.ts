import fastify from 'fastify';
import { expect, it } from 'vitest';
import { makeTestClock } from '../testing/test-clock.ts';
import { AttemptLimit } from './attempt-limit.ts';
import type { Limits } from './attempts/limits.ts';
import { callsPerMinute, limitRates, pagesPerMinute } from './limit-rates.ts';
import { isOwnMachine } from './own-machine.ts';
import { answerProblems } from './problem-handlers.ts';
import { readableAddress } from './readable-address.ts';

const limitsOf = (elapsed: () => number): Pick<Limits, 'define'> => ({
  define: (_name, allowance) => new AttemptLimit(allowance, elapsed),
});

async function open() {
  const clock = makeTestClock(new Date('2026-11-20T20:00:00Z'));
  const app = fastify({
    trustProxy: 'loopback',
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
  });
  answerProblems(app);
  limitRates(app, limitsOf(clock.elapsed), ({ ip }) => isOwnMachine(ip));
  app.get('/api/health', () => 'ok');
  app.get('/assets/main.js', () => 'ok');
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  await app.ready();

  async function call(url: string, from = '203.0.113.7') {
    return app.inject({ url, headers: { 'x-forwarded-for': from } });
  }

  /** Returns the last status of `times` calls that alternate the URLs. */
  async function last(urls: readonly string[], times: number, from?: string) {
    let status = 0;
    for (let index = 0; index < times; index += 1) {
      status = (await call(urls[index % urls.length] ?? '', from)).statusCode;
    }
    return status;
  }

  return { app, clock, call, last };
}

it('counts a route however its address is written', async () => {
  const { app, call, last } = await open();
  const spellings = ['/%61pi/health', 'http://a.example/api/health', '/api/h%65alth?x=1'];
  expect(await last(spellings, callsPerMinute)).toBe(200);
  const refused = await call('/%61pi/%68ealth');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call('/assets/main.js')).statusCode).toBe(200);
  await app.close();
});

it('counts pages and unknown addresses separately from the calls', async () => {
  const { app, clock, call, last } = await open();
  const spellings = ['/playlist/pls_1', '/api/nada', '/%61pi/%E0%A4%A', '*', 'http://a.example/x'];
  expect(await last(spellings, pagesPerMinute)).toBe(404);
  expect((await call('/track/trk_1')).statusCode).toBe(429);
  expect((await call('/api/health')).statusCode).toBe(200);
  clock.advance(60_000);
  expect((await call('/track/trk_1')).statusCode).toBe(404);
  await app.close();
});

// Proves security: V2.4 Automation
it('counts the addresses of one IPv6 network as one', async () => {
  const { app, call, last } = await open();
  await last(['/nada'], pagesPerMinute, '2001:db8:1:2::3');
  expect((await call('/nada', '2001:db8:1:2:ffff::4')).statusCode).toBe(429);
  expect((await call('/nada', '2001:db8:1:3::3')).statusCode).toBe(404);
  await app.close();
});

it('drops the call of a client that has gone, which is no failure', async () => {
  const failures: unknown[] = [];
  const reached: string[] = [];
  const app = fastify();
  app.addHook('onError', async (_request, _reply, error) => void failures.push(error));
  app.addHook('onRequest', async ({ raw }) => {
    Object.defineProperty(raw.socket, 'remoteAddress', { value: undefined });
  });
  limitRates(
    app,
    limitsOf(() => 0),
    ({ ip }) => isOwnMachine(ip),
  );
  app.get('/api/health', ({ url }) => reached.push(url));
  await expect(app.inject('/api/health')).rejects.toThrow('response destroyed');
  expect([failures, reached]).toEqual([[], []]);
  await app.close();
});

it('exempts the operator of a demo', async () => {
  const { app, last } = await open();
  expect(await last(['/nada'], pagesPerMinute + 1, '127.0.0.1')).toBe(404);
  await app.close();
});
