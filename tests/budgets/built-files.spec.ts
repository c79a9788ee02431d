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

  const sizes = await Promise.all(loaded.map(({ fileName }) => brotliSize(fileName)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(total, 'bytes of script').toBeLessThanOrEqual(firstVisitBudget.script);
});
