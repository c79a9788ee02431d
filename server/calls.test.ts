import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
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

/** Only goes down, to the routes of files and of operators. */
const mostUndescribed = 118;

it('describes more routes, never fewer', () => {
  const left = [...served].filter((name) => !(name in calls));
  expect(left.toSorted().slice(mostUndescribed)).toEqual([]);
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
