import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildInMemory, closureOf } from './build-in-memory.ts';
import { findUnwelcome, firstVisitBudget } from './first-visit-budget.ts';

/** Size in bytes of a built file under brotli at its best, which is how it is sent. */
const brotliSize = async (name: string) =>
  brotliCompressSync(await readFile(join('dist', name))).length;

test('the built files of a first visit stay within the budget', async () => {
  const chunks = await buildInMemory();
  const starts = [...chunks.values()].filter(
    ({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.includes('/pages/listener/home/'),
  );
  expect(starts.some(({ isEntry }) => isEntry)).toBe(true);
  const loaded = closureOf(
    chunks,
    starts.map(({ fileName }) => fileName),
  );
  expect(findUnwelcome(loaded.flatMap(({ moduleIds }) => moduleIds))).toEqual([]);

  const sizes = await Promise.all(
    loaded.map(async ({ fileName }) => ({ fileName, bytes: await brotliSize(fileName) })),
  );
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largestFirst = sizes.toSorted((a, b) => b.bytes - a.bytes);
  const listed = largestFirst.map(({ fileName, bytes }) => `${bytes} ${fileName}`).join('\n');
  expect(total, `bytes of script in all:\n${listed}`).toBeLessThanOrEqual(firstVisitBudget.script);
});
