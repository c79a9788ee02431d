import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FastifySchema } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '#contract/calls/call.ts';
import { type CallName, calls } from '#contract/calls/index.ts';
import { toRoute } from './platform/serve.ts';
import { startTestApp } from './testing/start-test-app.ts';

const test = await startTestApp();
afterAll(() => test.close());

const served = new Set(
  test.app.declaredRoutes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url.slice('/api'.length)}`),
);

it('serves every call of the contract', () => {
  expect(Object.keys(calls).filter((name) => !served.has(name))).toEqual([]);
});

/** What a call cannot describe: what is sent is no JSON, or is made from the calls. */
const withoutDescription = {
  'a file behind a signed address, sent in ranges': [
    'GET /tracks/:id/audio',
    'GET /tracks/:id/file',
    'GET /stories/:id/file',
    'GET /marquee/:id/:kind',
    'GET /canvases/:id/video',
    'GET /canvases/:id/thumbnail',
    'GET /releases/:id/tracks/:track',
    'GET /releases/:id/cover/:cover',
    'GET /press/:link/tracks/:track',
    'GET /press/:link/cover/:cover',
    'GET /user/data-export/:id/file',
    'GET /papers/:of/:file',
  ],
  'a picture in the form that the browser takes': [
    'GET /images/:kind/:id',
    'GET /concerts/:id/picture',
  ],
  'a paper, a table or a file for a bank, made while it is sent': [
    'GET /artist/payments/:id/pdf',
    'GET /payee/payments/:id/pdf',
    'GET /label/statements/:id/pdf',
    'GET /user/history/file',
    'GET /admin/music/not-taken/file',
    'GET /admin/payment-runs/:id/file',
    'GET /admin/payment-runs/:id/world-file',
    'GET /admin/payment-runs/:id/bank-messages/:message',
    'GET /admin/payment-runs/:id/journal',
    'GET /admin/journal',
    'GET /admin/file-report',
    'POST /admin/emergency-kit',
    'GET /label/certificate',
    'GET /artist/certificate',
    'GET /payee/certificate',
    'GET /admin/certificate',
  ],
  'a stream of what other devices do, or people': [
    'GET /user/player/stream',
    'GET /together/stream',
    'GET /playlists/:id/stream',
  ],
  'the description itself': ['GET /openapi.json'],
  'an address that leads to the identity server of the house, or back': [
    'GET /auth/oidc/start',
    'GET /auth/oidc/callback',
  ],
  'an address of emails that leads to a page': ['GET /unsubscribe/:token'],
} as const;

it('describes each call but those of files', () => {
  const left = [...served].filter((name) => !(name in calls));
  expect(left.toSorted()).toEqual(Object.values(withoutDescription).flat().toSorted());
});

it('describes what its route takes and answers', () => {
  const shape = (schema: unknown) =>
    schema && z.toJSONSchema(schema as z.core.$ZodType, { io: 'input', unrepresentable: 'any' });
  const toShapes = ({ params, querystring, body, response }: FastifySchema) => [
    ...[params, querystring, body].map(shape),
    ...Object.entries(response ?? {}).map(([status, schema]) => [status, shape(schema)]),
  ];
  const differing = test.app.declaredRoutes
    .map(({ method, url, schema }) => ({ name: `${method} ${url.slice('/api'.length)}`, schema }))
    .filter(({ name, schema }) => {
      if (!(name in calls)) return false;
      const { schema: described } = toRoute(name as CallName);
      return !isDeepStrictEqual(toShapes(schema), toShapes(described));
    });
  expect(differing.map(({ name }) => name)).toEqual([]);
});

it('answers with schemas that the fingerprint of the contract covers', async () => {
  const folder = join(import.meta.dirname, '../src/shared/contract');
  const exported = new Set<unknown>();
  for (const file of globSync('*.ts', { cwd: folder }).filter(
    (name) => !name.endsWith('.test.ts'),
  )) {
    const contract = (await import(join(folder, file))) as Record<string, unknown>;
    for (const each of Object.values(contract)) exported.add(each);
  }
  const uncovered = Object.entries<Call>(calls).filter(
    ([, { answer }]) => answer && !exported.has(answer),
  );
  expect(uncovered.map(([name]) => name)).toEqual([]);
});
