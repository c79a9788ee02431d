import type { Page } from '@playwright/test';
import { holdCalls } from './support/held-calls.ts';
import { expectSettled } from './support/settled.ts';
import { expect, test } from './support/test.ts';
import { watchFrames } from './support/watch-frames.ts';

test.use({ isSentAhead: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('visited pages appear at once, at the position where they were left @every-width @release', async ({
  page,
}) => {
  await page.addInitScript(watchFrames);
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Hecho para ti' });
  const name = (await cards.getByRole('link').last().textContent()) ?? '';
  // More cards may have come meanwhile.
  await cards.getByRole('link', { name, exact: true }).click();
  await expect(heading(page)).toHaveText(name);
  const albumOrArtist = page.getByRole('main').getByRole('row').last().getByRole('link').last();
  await albumOrArtist.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  const top = await scrolled(page);
  await albumOrArtist.click();
  await expect(heading(page)).not.toHaveText(name);
  await expectSettled(page);
  await expect(page.getByRole('main')).toBeFocused();
  const third = (await heading(page).textContent()) ?? '';

  // From here on no call is answered.
  await holdCalls(page);
  await page.evaluate(() => globalThis.gapsSeen.splice(0));
  const visits: [() => Promise<unknown>, RegExp | string][] = [
    [() => page.goBack(), name],
    [() => page.goBack(), /^Buen[oa]s /],
    [() => page.goForward(), name],
    [() => page.goForward(), third],
    [() => page.getByRole('link', { name: 'Inicio' }).first().click(), /^Buen[oa]s /],
  ];
  for (const [go, title] of visits) {
    await go();
    await expect(heading(page)).toHaveText(title);
    if (title === name) await expect.poll(() => scrolled(page)).toBe(top);
  }
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await page.evaluate(() => globalThis.gapsSeen)).toEqual([]);
});

test('a page under the pointer is prefetched once, and ready when pressed @release', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(playlists|artists|albums|users|tracks)\/[^/]+$/.test(pathname))
      requested.push(pathname);
  });
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Hecho para ti' }).getByRole('link');
  // The first touch loads the pointer-related parts.
  await page.getByRole('heading', { level: 1 }).click();
  await page.waitForFunction(() => performance.getEntriesByName('fetched-ahead').length > 0);
  requested.splice(0);
  const card = cards.nth(1);
  const address = `/api${await card.getAttribute('href')}`.replace('/playlist/', '/playlists/');
  await card.hover();
  await expect.poll(() => requested).toEqual([address]);
  await card.hover({ position: { x: 4, y: 4 } });
  const calls = await holdCalls(page);
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(heading(page)).toHaveText(name);
  await expectSettled(page);
  expect(requested).toEqual([address]);
  expect(calls.waiting()).toEqual([]);
});
