import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { guardConsole } from './support/console-guard.ts';
import { drawn, holdCalls } from './support/held-calls.ts';
import { layoutShiftsOf, partsInSight, watchLayoutShifts } from './support/layout-shift.ts';
import {
  bareScreens,
  guardedScreensOf,
  inWindows,
  namedScreens,
  openScreens,
  ownScreens,
} from './support/screens.ts';
import { expectSettled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/** The sum of a screen's shifts, in the unit of the Layout Instability specification. */
const mostShift = 0.02;

/** How far a part of a page may stand from where its skeleton stood, in CSS pixels. */
const mostJump = 2;

const me = '/api/auth/me';

/** In a narrow window the head is as high as its title is long, which nobody knows before. */
const isHeadUnknown = (page: Page, address: string) =>
  /^\/(playlist|artist|album|user|track)\//.test(address) &&
  (page.viewportSize()?.width ?? 0) < 640;

/** Opens a screen on a server that takes its time, with everything that is awaited drawn before. */
async function expectStill(page: Page, address: string, isListener: boolean) {
  const { expectSilence } = guardConsole(page);
  await page.addInitScript(watchLayoutShifts);
  const calls = await holdCalls(page);
  await page.goto(address);
  if (isListener) {
    await expect(page.getByText('Cargando Tonada...')).toBeVisible();
    await expect.poll(calls.waiting).toContain(me);
    await calls.release(me);
  }
  // The page as it is served has a `main` of its own, which only says that it loads.
  await page.locator('main:not([role=status]) > *:visible').first().waitFor();
  await drawn(page);
  const before = await partsInSight(page);
  calls.releaseAll();
  await expectSettled(page);
  await drawn(page);

  const shifts = await layoutShiftsOf(page);
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
  expectSilence();
}

test('screens stay where they are while they load @every-width', async ({ page }) => {
  test.slow();
  const named = await namedScreens(page);
  await inWindows(page, [...openScreens, ...named, ...bareScreens], (window, address) =>
    expectStill(window, address, false),
  );
  await signIn(page);
  // For a listener the others have the same parts.
  await inWindows(page, ['/', ...ownScreens, ...named.slice(0, 1)], (window, address) =>
    expectStill(window, address, true),
  );
});

test('the figures and tools of an artist stay where they are while they load @every-width', async ({
  page,
}) => {
  await signIn(page, 'artist');
  const tabs = ['?tab=audience', '?tab=earnings', '?range=1year'];
  const screens = guardedScreensOf('artist');
  await inWindows(
    page,
    [...screens, ...tabs.map((tab) => `/spotify-for-artists${tab}`)],
    (window, address) => expectStill(window, address, true),
  );
});

test('the figures of a label stay where they are while they load @every-width', async ({
  page,
}) => {
  await signIn(page, 'label');
  const tabs = ['', '?tab=artists', '?tab=releases', '?tab=finance'];
  await inWindows(
    page,
    [...tabs.map((tab) => `/label-manager${tab}`), '/analytics'],
    (window, address) => expectStill(window, address, true),
  );
});

test('the administration stays where it is while it loads @every-width', async ({ page }) => {
  await signIn(page, 'admin');
  const tabs = ['', '?tab=users', '?tab=labels', '?tab=royalties', '?tab=system'];
  await inWindows(
    page,
    tabs.map((tab) => `/admin${tab}`),
    (window, address) => expectStill(window, address, true),
  );
});

test('the desk of the editors stays where it is while it loads @every-width', async ({ page }) => {
  await signIn(page, 'editorial');
  await inWindows(page, ['/editorial', '/editorial?tab=inbox'], (window, address) =>
    expectStill(window, address, true),
  );
});
