import { expect, test } from '@playwright/test';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliSize, builtChunks, getClosure, scriptsOfThePage } from './built-files.ts';
import { findUnwelcome, firstVisitBudget } from './first-visit-budget.ts';

// Proves failures: Not in the first visit
test('the built files of a first visit stay within the budget', async () => {
  const chunks = await builtChunks();
  const named = await scriptsOfThePage();
  expect(named.length).toBeGreaterThan(0);

  const ofHome = [...chunks.values()].filter(({ moduleIds }) =>
    moduleIds.some((module) => module.includes('/src/pages/listener/home/index.')),
  );
  const loaded = getClosure(chunks, [...named, ...ofHome.map(({ fileName }) => fileName)]);
  expect(findUnwelcome(loaded.flatMap(({ moduleIds }) => moduleIds))).toEqual([]);

  const sizes = await Promise.all(
    loaded.map(async ({ fileName }) => ({ fileName, bytes: await brotliSize(fileName) })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largestFirst = sizes.toSorted((a, b) => b.bytes - a.bytes);
  const listed = largestFirst.map(({ fileName, bytes }) => `${bytes} ${fileName}`).join('\n');
  expect(total, `bytes of script in all:\n${listed}`).toBeLessThanOrEqual(firstVisitBudget.script);
});

test('the start is in parts, none of which imports a part evaluated later', async () => {
  const chunks = await builtChunks();
  const parts = (await scriptsOfThePage()).flatMap((name) => chunks.get(name) ?? []);
  const partWith = (end: string) =>
    parts.findIndex(({ moduleIds }) => moduleIds.some((module) => module.endsWith(end)));
  const order = [
    'react-dom-client.production.js',
    'redux-toolkit.modern.mjs',
    '/src/shared/api/api.ts',
    '/src/app/entrypoint/main.tsx',
  ].map(partWith);
  expect(order).toEqual([1, 2, 3, 4]);
  expect(partWith('/src/pages/listener/home/ui/HomePage.tsx')).toBe(4);
  const evaluated = new Set<string>();
  for (const { fileName, imports } of parts) {
    expect(
      imports.filter((name) => !evaluated.has(name)),
      fileName,
    ).toEqual([]);
    expect(await brotliSize(fileName), fileName).toBeLessThanOrEqual(firstVisitBudget.part);
    evaluated.add(fileName);
  }
});

test('the start names no screen but home, so that further screens cost it nothing', async () => {
  const start = getClosure(await builtChunks(), await scriptsOfThePage());
  const files = await Promise.all(
    start.map(({ fileName }) => readFile(join('dist', fileName), 'utf8')),
  );
  const code = files.join('\n');
  const catalogues = globSync('locales/es/pages.*.*.json').map((file) => basename(file, '.json'));
  expect(catalogues).toContain('pages.listener.home');
  const isAnywhere = (name: string) =>
    !name.startsWith('pages.fallback.') && new RegExp(`\\b${name}\\b`).test(code);
  expect(catalogues.filter(isAnywhere)).toEqual(['pages.listener.home']);
});

test('no style is outside the cascade layers, where it would override all of them', async () => {
  const sheets = globSync('dist/assets/*.css');
  expect(sheets.length).toBeGreaterThan(0);
  const page = await readFile('dist/index.html', 'utf8');
  expect(page.match(/<style>(@layer shell\{)?/g)).toEqual(['<style>@layer shell{']);
  for (const sheet of sheets) {
    let depth = 0;
    const outside = (await readFile(sheet, 'utf8')).replaceAll(/[{}]|[^{}]+/g, (part) => {
      if (part === '}') depth -= 1;
      const shown = depth === 0 ? part : '';
      if (part === '{') depth += 1;
      return shown;
    });
    expect(outside.replaceAll(/@layer [\w,]+(?:;|\{\})?/g, '').trim(), sheet).toBe('');
  }
});

/** Bytes that a worker keeps ahead of need. */
const keptMost = 350_000;

test('what the worker keeps from the start stays small', async () => {
  const worker = await readFile('dist/service-worker.js', 'utf8');
  const kept = [...worker.matchAll(/url:[`"'](\/[^`"']*)[`"'],revision:/g)];
  expect(kept.length).toBeGreaterThan(5);
  const files = kept.map(([, url = '']) => (url.startsWith('/?') ? 'index.html' : url.slice(1)));
  const sizes = await Promise.all(files.map(brotliSize));
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeLessThanOrEqual(keptMost);
});
