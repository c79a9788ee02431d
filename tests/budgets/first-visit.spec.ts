import type { Request } from '@playwright/test';
import { expect, test } from '../e2e/support/test.ts';
import { builtChunks } from './built-files.ts';
import { findUnwelcome, firstVisitBudget } from './first-visit-budget.ts';

test.use({ isSentAhead: true });

type Loaded = { type: string; path: string; bytes: number };

async function describeRequest(request: Request): Promise<Loaded> {
  const { responseBodySize } = await request.sizes();
  const path = new URL(request.url()).pathname;
  // Negative where it came from the browser's cache.
  return { type: request.resourceType(), path, bytes: Math.max(0, responseBodySize) };
}

const isOfThePage = ({ type, path }: Loaded) => type !== 'image' && !path.startsWith('/api/');

const sum = (items: readonly Loaded[]) => items.reduce((total, { bytes }) => total + bytes, 0);

test('a visitor’s first visit to home stays within the budget', async ({ page }) => {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Files fetched while idle count too.
  await page.waitForLoadState('networkidle');

  const all = await Promise.all(requests.map(describeRequest));
  const loaded = all.filter(isOfThePage);
  const calls = all.filter(({ type, path }) => type !== 'image' && path.startsWith('/api/'));
  const ofType = (type: string) => loaded.filter((item) => item.type === type);
  const fonts = ofType('font');
  test.info().annotations.push({
    type: 'first visit',
    description: `script ${sum(ofType('script'))} B, style ${sum(ofType('stylesheet'))} B, font ${sum(fonts)} B, ${loaded.length} requests`,
  });

  expect
    .soft(sum(ofType('script')), 'bytes of script')
    .toBeLessThanOrEqual(firstVisitBudget.script);
  expect
    .soft(sum(ofType('stylesheet')), 'bytes of style')
    .toBeLessThanOrEqual(firstVisitBudget.style);
  expect.soft(fonts.length, 'font files').toBeLessThanOrEqual(firstVisitBudget.fontFiles);
  for (const { path, bytes } of fonts) {
    expect.soft(bytes, path).toBeLessThanOrEqual(firstVisitBudget.fontFile);
  }
  // The page names the words, so that they load together with the script.
  const named = await (await page.request.get('/')).text();
  const words = loaded.map(({ path }) => path).filter((path) => path.endsWith('.json'));
  expect.soft(words).toHaveLength(1);
  expect
    .soft(words.filter((path) => !named.includes(`<link rel="preload" href="${path}"`)))
    .toEqual([]);
  // Home includes its playlists.
  expect.soft(calls).toEqual([]);
  expect
    .soft(loaded.map(({ path }) => path).length, loaded.map(({ path }) => path).join('\n'))
    .toBeLessThanOrEqual(firstVisitBudget.requests);

  const chunks = await builtChunks();
  const modules = ofType('script').flatMap(
    ({ path }) => chunks.get(path.slice(1))?.moduleIds ?? [],
  );
  expect(modules.length, 'modules of the loaded files').toBeGreaterThan(0);
  expect(findUnwelcome(modules)).toEqual([]);
});

const pictureWidths = (requests: readonly Request[]) =>
  new Set(
    requests
      .filter((request) => request.resourceType() === 'image')
      .map((request) => new URL(request.url()).searchParams.get('w')),
  );

test.describe('on a sharp phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

  test('home’s pictures are as light as on any', async ({ page }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => pictureWidths(requests)).toEqual(new Set(['320']));
    const pictures = requests.filter((request) => request.resourceType() === 'image');
    const sizes = await Promise.all(pictures.map(describeRequest));
    expect(sum(sizes)).toBeLessThanOrEqual(firstVisitBudget.phonePictures);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

  test('home’s pictures are no wider than shown, and light', async ({ page }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const pictures = () => requests.filter((request) => request.resourceType() === 'image');
    await expect.poll(() => pictureWidths(requests)).toEqual(new Set(['160', '320']));
    const sizes = await Promise.all(pictures().map(describeRequest));
    expect(sum(sizes)).toBeLessThanOrEqual(firstVisitBudget.phonePictures);
    const visit = await Promise.all(requests.map(describeRequest));
    expect(sum(visit)).toBeLessThanOrEqual(firstVisitBudget.phoneVisit);

    // After the first interaction the page fetches what a visitor may use. The pointer is over no
    // link, because hovering would fetch its target.
    await page.mouse.move(1, 300);
    await page.mouse.move(1, 320);
    await page.waitForFunction(() => performance.getEntriesByName('fetched-ahead').length > 0);
    const all = await Promise.all(requests.map(describeRequest));
    const description = `${sum(all)} B in ${all.length} answers`;
    test.info().annotations.push({ type: 'phone on home', description });
    expect(sum(all)).toBeLessThanOrEqual(firstVisitBudget.phoneHome);
  });
});
