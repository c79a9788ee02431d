import { expect, test } from '@playwright/test';
import { globSync } from 'node:fs';
import { buildInMemory, closureOf } from './build-in-memory.ts';
import { brotliSize, scriptsOfThePage } from './built-files.ts';

/** Script that a route may add to what is there already, in bytes under brotli; 1 kB = 1,000 bytes. */
const routeBudget = 25_000;

/** What everybody has before a route is opened, beside the scripts that the page names. */
const shell = ['/src/app/layouts/SignedInLayout.tsx'];

/** The slices that `app/routes/pages.ts` loads, by their path in the project. */
const pages = globSync('src/pages/*/*/index.ts').toSorted();

test('each route adds little to what the start and the shell have loaded', async () => {
  const chunks = await buildInMemory();
  const named = await scriptsOfThePage();
  expect(
    named.filter((name) => !chunks.has(name)),
    'files that this tree does not build: run `npm run build`',
  ).toEqual([]);

  const chunksWith = (path: string) =>
    [...chunks.values()]
      .filter(({ moduleIds }) => moduleIds.some((module) => module.endsWith(path)))
      .map(({ fileName }) => fileName);
  const there = closureOf(chunks, [...named, ...shell.flatMap(chunksWith)]);
  const isThere = new Set(there.map(({ fileName }) => fileName));

  const routes = await Promise.all(
    pages.map(async (page) => {
      const own = chunksWith(`/${page}`);
      expect(own, `chunk of ${page}`).not.toEqual([]);
      const added = closureOf(chunks, own).filter(({ fileName }) => !isThere.has(fileName));
      const sizes = await Promise.all(added.map(({ fileName }) => brotliSize(fileName)));
      return { page, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
    }),
  );
  const table = routes
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ page, bytes }) => `${String(bytes).padStart(6)} ${page}`)
    .join('\n');
  test.info().annotations.push({ type: 'bytes of each route', description: `\n${table}` });
  expect(
    routes.filter(({ bytes }) => bytes > routeBudget),
    `bytes of script of each route:\n${table}`,
  ).toEqual([]);
});
