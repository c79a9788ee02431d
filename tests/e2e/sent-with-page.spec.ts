import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const artist = 'art_nora-quintavalle';
const album = 'alb_nora-quintavalle_luna-de-ambar';

/** Counts the calls to an address, and records where the shell shows the art. */
async function watch(page: Page, call: string) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === `/api${call}`) calls.push(pathname);
  });
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const art = document.querySelector('figure img');
      if (!art) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { x, y, width, height } = art.getBoundingClientRect();
        document.documentElement.dataset['art'] = [x, y, width, height].map(Math.round).join();
      });
    }).observe(document, { childList: true, subtree: true });
  });
  return calls;
}

const findFeatured = async (page: Page) => {
  const answer = await page.request.get('/api/playlists/featured');
  const [first] = (await answer.json()) as { id: string }[];
  return `/playlists/${first?.id}`;
};

for (const [kind, find] of [
  ['an album', () => `/albums/${album}`],
  ['an artist', () => `/artists/${artist}`],
  ['a playlist', findFeatured],
] as const) {
  // Proves music-pages: The page brings the answer and the art
  test(`a visitor who follows a link to ${kind} waits for no call, and its art does not move @release-narrow @release`, async ({
    page,
  }) => {
    const call = await find(page);
    const calls = await watch(page, call);
    await page.goto(call.replace(/s\//, '/'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    const box = await page.locator('main header [data-menu-place] img').first().boundingBox();
    const seen = await page.locator('html').getAttribute('data-art');
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    expect(seen).toBe([x, y, width, height].map(Math.round).join());
  });
}

// Proves music-pages: Listeners get their own
test('a listener who follows a link gets their own answer @release', async ({ page }) => {
  await signIn(page);
  const calls = await watch(page, `/albums/${album}`);
  await page.goto(`/album/${album}`);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /Me gusta|me gusta|Añadir/ })
      .first(),
  ).toBeVisible();
  expect(calls).toHaveLength(1);
});
