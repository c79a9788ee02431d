import type { Page } from '@playwright/test';
import { brand } from '../../src/shared/config/brand.ts';
import { signIn } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { findNamedPages } from './support/catalogue.ts';
import { guardConsole } from './support/console-guard.ts';
import { drawn, holdCalls } from './support/held-calls.ts';
import { getLayoutShifts, partsInSight, watchLayoutShifts } from './support/layout-shift.ts';
import { listedScreens } from './support/listed-screens.ts';
import {
  bareScreens,
  guardedScreens,
  getGuardedScreens,
  inWindows,
  namedScreens,
  openScreens,
  ownScreens,
  getTabs,
} from './support/screens.ts';
import { expectSettled } from './support/settled.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';

/** Sum of a screen's layout shifts, in the unit of the Layout Instability specification. */
const mostShift = 0.02;

/** Largest distance of a part of the page from its skeleton, in CSS pixels. */
const mostJump = 2;

const me = '/api/auth/me';

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 640;

/** In a narrow window the head's height depends on the title, which the skeleton does not know. */
const isHeadUnknown = (page: Page, address: string) =>
  /^\/(playlist|artist|album|user|track)\//.test(address) && isNarrow(page);

/** Opens a screen on a slow server, with every skeleton drawn first. */
async function expectStill(page: Page, address: string, isListener: boolean) {
  await page.addInitScript(watchLayoutShifts);
  const calls = await holdCalls(page);
  await page.goto(address);
  if (isListener) {
    await expect(page.getByText('Cargando Tonada...')).toBeVisible();
    await expect.poll(calls.waiting).toContain(me);
    await calls.release(me);
  }
  // The served page has its own `main` with the loading message.
  await page.locator('main:not([role=status]) > *:visible').first().waitFor();
  await drawn(page);
  const before = await partsInSight(page);
  calls.releaseAll();
  await expectSettled(page);
  await drawn(page);

  const shifts = await getLayoutShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${address} ${JSON.stringify(shifts, null, 2)}`).toBeLessThanOrEqual(mostShift);
  if (!isHeadUnknown(page, address)) {
    const after = await partsInSight(page);
    for (const [index, top] of before.entries()) {
      const jump = Math.abs((after[index] ?? top) - top);
      const tops = `${before.join(' ')} → ${after.join(' ')}`;
      expect(jump, `${address}, part ${index}: ${tops}`).toBeLessThanOrEqual(mostJump);
    }
  }
}

const nowhere = { path: '/no-existe', title: 'Página no encontrada' };
/** Headings that differ from the title. */
const headings: Record<string, RegExp> = {
  '/': /^Buen[oa]s /,
  '/welcome': /^Te damos la bienvenida, /,
};

type Titles = ReadonlyMap<string, string | undefined>;

const getTitles = async (named: { path: string; title: string }[]): Promise<Titles> =>
  new Map([...(await listedScreens()), nowhere, ...named].map(({ path, title }) => [path, title]));

/**
 * Expects one main, navigation and player, a heading and a title. A wide window passes axe and
 * the narrowest does not scroll sideways; stories test narrow windows with axe.
 */
async function expectSound(page: Page, address: string, titles: Titles) {
  const title = titles.get(address);
  await expect(page, address).toHaveTitle(
    title ? `${title} · ${brand}` : new RegExp(`^.+ · ${brand}$`),
  );
  const isBare = bareScreens.includes(address);
  if (title && !isBare)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[address] ?? title);
  await expect(page.getByRole('main'), address).toHaveCount(1);
  const frame = isBare ? 0 : 1;
  await expect(page.getByRole('navigation', { name: 'Principal' }), address).toHaveCount(frame);
  await expect(page.getByRole('region', { name: 'Reproductor' }), address).toHaveCount(frame);
  if (isNarrow(page)) return;
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Height of an office's screen in CSS pixels, lists and tables of many rows aside. */
const mostHeight = { wide: 3000, narrow: 4500 };

async function expectShort(page: Page, address: string) {
  if (!guardedScreens.some(({ path }) => path === address.split('?')[0])) return;
  const height = await page.evaluate(() => {
    const lists = [...document.querySelectorAll<HTMLElement>('main :is(table, ul, ol)')].filter(
      (list) =>
        list.querySelectorAll(':scope > li, :scope > tbody > tr').length >= 8 &&
        !list.parentElement?.closest('table, ul, ol'),
    );
    const scrolled = [...document.querySelectorAll('html, main, main *')].filter(
      (part) => part.localName === 'html' || getComputedStyle(part).overflowY === 'auto',
    );
    const whole = Math.max(...scrolled.map(({ scrollHeight }) => scrollHeight));
    return lists.reduce((rest, { offsetHeight }) => rest - offsetHeight, whole);
  });
  expect(height, address).toBeLessThanOrEqual(mostHeight[isNarrow(page) ? 'narrow' : 'wide']);
}

/** Opens each address once in its own window, and checks it while loading and when settled. */
async function walk(page: Page, addresses: string[], isListener = true) {
  const titles = await getTitles(await findNamedPages(page.request));
  await inWindows(page, addresses, async (window, address) => {
    const { allow, expectSilence } = guardConsole(window);
    // The browser logs the 404.
    if (address === nowhere.path) allow(/status of 404/);
    await expectStill(window, address, isListener);
    await expectSound(window, address, titles);
    await expectShort(window, address);
    expectSilence();
  });
}

/** Promotion tools ask for their artist in the same way, so one stands for all. */
const tools = guardedScreens
  .filter(({ access }) => access === 'promotion.open')
  .map(({ path }) => path);

// Proves look: Screens stay where they are while they load
test('a visitor’s screens stay still while they load, and read well @release-narrow', async ({
  page,
}) => {
  test.slow();
  await walk(page, [...openScreens, nowhere.path, ...(await namedScreens(page))], false);
});

test('forms without a frame stay still while they load, and read well @release @release-narrow', async ({
  page,
}) => {
  await walk(page, ['/search?q=zzqqxx', ...bareScreens], false);
});

// Proves look: Every screen passes axe
// Proves shell: Landmarks, one heading, one title on every page
test('a listener’s screens stay still while they load, and read well @release @release-narrow', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  await walk(page, [...openScreens, ...ownScreens, ...(await namedScreens(page))]);
});

// Proves look: Short screens
// Proves artist-dashboard: Nothing moves while it loads
test('the figures and tools of an artist stay still while they load, and read well @release @release-narrow', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'artist');
  const tabs = ['music', 'audience', 'earnings', 'label', 'pitching'].map((tab) => `tab=${tab}`);
  await walk(page, [
    ...getGuardedScreens('artist'),
    ...[...tabs, 'range=1year'].map((search) => `/spotify-for-artists?${search}`),
  ]);
});

// Proves label-dashboard: Nothing moves while it loads
test('the figures of a label stay still while they load, and read well @release @release-narrow', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'label');
  const tabs = ['artists', 'releases', 'analytics', 'finance'];
  await walk(page, [
    ...getGuardedScreens('label').filter((path) => !tools.includes(path)),
    ...tabs.map((tab) => `/label-manager?tab=${tab}`),
    ...tools.slice(0, 1),
  ]);
});

// Proves access: An admin, where there is a right (the other roles have a walk of their own in the same file)
test('the screens of an admin stay still while they load, and read well @release @release-narrow', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin');
  await walk(page, [
    ...getGuardedScreens('admin').filter((path) => !tools.includes(path)),
    ...getTabs('/admin'),
    ...tools.slice(0, 1),
  ]);
});

test('the desk of the editors stays still while it loads, and reads well @release @release-narrow', async ({
  page,
}) => {
  await signIn(page, 'editorial');
  await walk(page, [...getGuardedScreens('editorial'), ...getTabs('/editorial')]);
});
