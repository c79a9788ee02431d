import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { uploadLimits } from '#contract/release-limits.ts';
import { loggerOptions } from './logging.ts';
import { nameSilentProxy } from './name-silent-proxy.ts';

async function open(isOwners: boolean) {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { ...loggerOptions({ logLevel: 'warn' }), stream } });
  nameSilentProxy(app, () => isOwners);
  app.get('/api/health', () => 'ok');
  app.get('/', () => 'ok');
  await app.ready();
  return { app, lines };
}

it('is logged once, with its first forwarded call', async () => {
  const { app, lines } = await open(false);
  await app.inject('/api/health');
  await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.7' } });
  await app.inject({ url: '/', remoteAddress: '203.0.113.7' });
  expect(lines).toEqual([]);
  await app.inject('/?s=signature');
  await app.inject('/');
  expect(lines).toEqual([expect.stringContaining('X-Forwarded-For')]);
  expect(lines[0]).not.toContain('signature');
  await app.close();
});

it('is not logged while the operator tries the demo', async () => {
  const { app, lines } = await open(true);
  await app.inject('/');
  expect(lines).toEqual([]);
  await app.close();
});

it('configured as in the guide forwards the largest accepted file', () => {
  const guide = readFileSync(new URL('../../docs/proxies.md', import.meta.url), 'utf8');
  const [, megabytes = '0'] = /client_max_body_size (\d+)m;/.exec(guide) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(uploadLimits.soundBytes);
});
