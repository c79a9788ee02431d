import type { Page } from '@playwright/test';
import { testFlags, findBrowser } from '../../scripts/browser.ts';
import { signIn, signInAsNewListener } from './support/accounts.ts';
import { addPlaylistOf } from './support/big-playlist.ts';
import { makePlaylist } from './support/playlists.ts';
import { expect, test, testOnOwnServer } from './support/test.ts';

const executablePath = findBrowser();

// A headless browser hides scroll bars by default.
test.use({
  launchOptions: {
    args: testFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(executablePath && { executablePath }),
  },
});

const getRows = (page: Page) => page.getByRole('main').locator('tr[data-index]');

/** Records the positions of printed rows between `beforeprint` and `afterprint`. */
function notePrintedRows() {
  const printed: number[] = [];
  Object.assign(globalThis, { printed });
  addEventListener(
    'afterprint',
    () => {
      const rows = document.querySelectorAll<HTMLElement>('main tr[data-index]');
      printed.push(...[...rows].map(({ dataset }) => Number(dataset['index'])));
    },
    { capture: true },
  );
}

testOnOwnServer(
  'a playlist of 300 tracks is printed whole, in its order @release',
  async ({ page, ownServer }) => {
    const path = await addPlaylistOf(ownServer, 300);
    await page.addInitScript(notePrintedRows);
    await signIn(page);
    await page.goto(path);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '301');
    // Reaching a later row means that the whole list has loaded.
    await page.getByRole('row').nth(5).focus();
    await expect(getRows(page).first().getByRole('button').first()).toBeAttached();
    const onScreen = await getRows(page).count();
    expect(onScreen).toBeLessThan(60);

    await page.pdf({ format: 'A4' });
    const printed = await page.evaluate(() => (globalThis as { printed?: number[] }).printed);
    expect(printed).toEqual(Array.from({ length: 300 }, (_, index) => index));
    await expect.poll(() => getRows(page).count()).toBeLessThan(60);
  },
);

// Proves payments: On paper as on the screen
test('a statement is printed as it is seen @release', async ({ page }) => {
  await signIn(page, 'label');
  await page.goto('/label-manager?tab=finance');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ver extracto de (?!la disquera)/ })
    .first()
    .click();
  const countries = page.getByRole('table', { name: 'Lo ganado por país' });
  await expect(countries).toBeVisible();
  const print = page.getByRole('button', { name: 'Imprimir' });
  await expect(print).toBeVisible();
  /** Left edges of the two columns relative to the sheet, and its text. */
  const seen = () =>
    page.getByRole('article').evaluate((sheet) => ({
      words: (sheet as HTMLElement).innerText.replace(/\nComprobar/, '').replaceAll(/\s+/g, ' '),
      columns: new Set(
        [...sheet.querySelectorAll('section')].map((part) =>
          Math.round(part.getBoundingClientRect().left),
        ),
      ).size,
    }));
  const onScreen = await seen();
  expect(onScreen.columns).toBe(2);
  // As wide as A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1045 });
  await page.emulateMedia({ media: 'print' });
  await expect(print).toBeHidden();
  expect(await seen()).toEqual(onScreen);
});

/** Left and right edge of the heading in px, also under a dialog. */
const headingAt = (page: Page) =>
  page.locator('main h1').evaluate((heading) => {
    const { left, right } = heading.getBoundingClientRect();
    return { left, right };
  });

test('nothing moves sideways when a window opens or a short page follows a long one @release', async ({
  page,
}) => {
  const getWidth = () => page.evaluate(() => document.documentElement.clientWidth);
  await page.goto('/search?q=noche');
  await page.getByRole('main').getByRole('row').nth(3).waitFor();
  const [width, heading] = [await getWidth(), await headingAt(page)];
  expect(width, 'the scroll bar takes room').toBeLessThan(1440);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Añadir .* que te gustan$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await headingAt(page)).toEqual(heading);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await headingAt(page)).toEqual(heading);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await getWidth()).toBe(width);
});

test('the rail has one scroll bar at most, at 200 % of zoom too @release', async ({ page }) => {
  const { token } = await signInAsNewListener(page);
  for (let index = 1; index <= 12; index += 1) {
    await makePlaylist(page.request, token, { name: `Lista ${index}` });
  }
  const bars = () =>
    page.getByRole('complementary').evaluate((rail) => {
      const parts = [rail, ...rail.querySelectorAll('*')] as HTMLElement[];
      const takesRoom = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      return {
        vertical: parts.filter(
          (part) =>
            takesRoom(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight,
        ).length,
        horizontal: parts.filter(
          (part) =>
            takesRoom(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth,
        ).length,
      };
    });
  // A window of 1440 × 900 at 200 % has half as many px.
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1440, height: 450 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/');
    await page.getByRole('complementary').getByText('Lista 12').waitFor({ state: 'attached' });
    const { vertical, horizontal } = await bars();
    expect(vertical, `${size.width} × ${size.height}`).toBeLessThanOrEqual(1);
    expect(horizontal, `${size.width} × ${size.height}`).toBe(0);
    if (size.width === 1440 && size.height === 450) expect(vertical).toBe(1);
  }
});
