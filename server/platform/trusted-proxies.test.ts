import { expect, it } from 'vitest';
import { startTestApp } from '../testing/start-test-app.ts';
import { pagesPerMinute } from './limit-rates.ts';

const proxy = '10.1.0.5';

/**
 * Returns the status of a person's call after another person behind the same proxy used up the
 * limit.
 */
async function statusBehind(trustedProxies: string[], forwarded: (person: string) => string) {
  const { app, close } = await startTestApp({ config: { trustedProxies } });
  const call = async (person: string) =>
    app.inject({
      url: '/api/nada',
      remoteAddress: proxy,
      headers: { 'x-forwarded-for': forwarded(person) },
    });
  for (let index = 0; index < pagesPerMinute; index += 1) await call('203.0.113.7');
  const { statusCode } = await call('203.0.113.8');
  await close();
  return statusCode;
}

it('distinguishes callers behind a trusted proxy', async () => {
  expect(await statusBehind(['loopback', '10.1.0.0/16'], (person) => person)).toBe(404);
});

it('distinguishes them behind two', async () => {
  const chain = (person: string) => `192.0.2.1, ${person}, 10.2.0.9`;
  expect(await statusBehind([proxy, '10.2.0.0/24'], chain)).toBe(404);
});

// Proves security: V4.1 Web services
it('ignores headers of other callers', async () => {
  expect(await statusBehind(['loopback'], (person) => person)).toBe(429);
});

it('keeps the limits for a silent proxy on this machine', async () => {
  const { app, close } = await startTestApp({ config: { demo: false } });
  for (let index = 0; index < pagesPerMinute; index += 1) await app.inject('/api/nada');
  expect((await app.inject('/api/nada')).statusCode).toBe(429);
  await close();
});
