import { patience } from '../../scripts/run-tests/patience.ts';
import { signIn } from '../e2e/support/accounts.ts';
import { addPlaylistTo } from '../e2e/support/big-playlist.ts';
import { withDemoServer } from '../e2e/support/demo-server.ts';
import { countElements, heapSize, readToTheEnd } from '../e2e/support/long-list.ts';
import { expect, testOnOwnServer } from '../e2e/support/test.ts';

const rows = 10_000;
const mostElements = 300;
const mostBytes = 10 * 1024 * 1024;

let path = '';

const test = testOnOwnServer.extend({
  ownServer: [
    ({}, use) =>
      withDemoServer(use, {}, (dataFolder) => {
        path = addPlaylistTo(dataFolder, rows);
      }),
    { scope: 'test', timeout: 180_000 * patience },
  ],
});

test('a playlist of ten thousand tracks keeps few elements and little memory', async ({ page }) => {
  await signIn(page);
  await page.goto(path);
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', `${rows + 1}`);
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  const heapBefore = await heapSize(page);
  const counts = [await countElements(page)];

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const part of [0.3, 0.7]) {
    await page.evaluate((top) => window.scrollTo({ top }), height * part);
    await expect(grid.getByText('Cargando esta canción...')).toHaveCount(0, { timeout: 60_000 });
    counts.push(await countElements(page));
  }
  await readToTheEnd(page, rows);
  counts.push(await countElements(page));
  const bytes = (await heapSize(page)) - heapBefore;

  test.info().annotations.push({
    type: 'long list',
    description: `elements ${counts.join(', ')}; ${(bytes / 1024 / 1024).toFixed(1)} MB`,
  });
  expect.soft(Math.max(...counts), 'elements of the list').toBeLessThanOrEqual(mostElements);
  expect.soft(bytes, 'bytes of the list').toBeLessThan(mostBytes);
});
