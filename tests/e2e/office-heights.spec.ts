import type { Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { getGuardedScreens, getTabs, inWindows } from './support/screens.ts';
import { expectSettled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/** CSS pixels of a screen without its lists, in a wide window and on a phone. */
const most = { wide: 3_000, narrow: 4_500 };

/**
 * Runs in the page: the height of what scrolls, without the rows of lists and tables of ten or more.
 * It must not use outside names, because only its source is sent.
 */
function readHeight(): number {
  const rows = [...document.querySelectorAll('main ul, main ol, main tbody')].filter(
    (list) => list.childElementCount >= 10 && !list.parentElement?.closest('ul, ol, tbody'),
  );
  const listed = rows.reduce((sum, list) => sum + list.getBoundingClientRect().height, 0);
  const main = document.querySelector('main');
  return Math.round(Math.max(main?.scrollHeight ?? 0, document.body.scrollHeight) - listed);
}

async function expectLow(page: Page, addresses: readonly string[]) {
  const limit = (page.viewportSize()?.width ?? 0) < 640 ? most.narrow : most.wide;
  const high: string[] = [];
  await inWindows(page, addresses, async (window, address) => {
    await window.goto(address);
    await expectSettled(window);
    const height = await window.evaluate(readHeight);
    if (height > limit) high.push(`${address}: ${height}`);
  });
  expect(high).toEqual([]);
}

const withTabs = (paths: readonly string[]) => paths.flatMap((path) => [path, ...getTabs(path)]);

// Proves look: Quiet rooms
for (const role of ['artist', 'label'] as const) {
  test(`no screen of an office of the role ${role} is higher than a few windows @every-width`, async ({
    page,
  }) => {
    test.slow();
    await signIn(page, role);
    await expectLow(page, withTabs(getGuardedScreens(role)));
  });
}
