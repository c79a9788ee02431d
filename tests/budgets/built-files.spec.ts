import { expect, test } from '@playwright/test';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { buildInMemory, closureOf } from './build-in-memory.ts';
import { brotliSize, scriptsOfThePage } from './built-files.ts';
import { findUnwelcome, firstVisitBudget } from './first-visit-budget.ts';

test('the built files of a first visit stay within the budget', async () => {
  const chunks = await buildInMemory();
  const named = await scriptsOfThePage();
  expect(named.length).toBeGreaterThan(0);
  expect(
    named.filter((name) => !chunks.has(name)),
    'files that this tree does not build: run `npm run build`',
  ).toEqual([]);

  const ofHome = [...chunks.values()].filter(({ moduleIds }) =>
    moduleIds.some((module) => module.includes('/src/pages/listener/home/index.')),
  );
  const loaded = closureOf(chunks, [...named, ...ofHome.map(({ fileName }) => fileName)]);
  expect(findUnwelcome(loaded.flatMap(({ moduleIds }) => moduleIds))).toEqual([]);

  const sizes = await Promise.all(
    loaded.map(async ({ fileName }) => ({ fileName, bytes: await brotliSize(fileName) })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largestFirst = sizes.toSorted((a, b) => b.bytes - a.bytes);
  const listed = largestFirst.map(({ fileName, bytes }) => `${bytes} ${fileName}`).join('\n');
  expect(total, `bytes of script in all:\n${listed}`).toBeLessThanOrEqual(firstVisitBudget.script);
});

test('the start names no screen but home, so that one more costs it nothing', async () => {
  const chunks = await buildInMemory();
  const start = closureOf(chunks, await scriptsOfThePage());
  const code = start.map((chunk) => chunk.code).join('\n');
  const catalogues = globSync('locales/es/pages.*.*.json').map((file) => basename(file, '.json'));
  expect(catalogues).toContain('pages.listener.home');
  const isAnywhere = (name: string) =>
    !name.startsWith('pages.fallback.') && new RegExp(`\\b${name}\\b`).test(code);
  expect(catalogues.filter(isAnywhere)).toEqual(['pages.listener.home']);
});
