import type { Page } from '@playwright/test';
import { signInAsNewListener } from './support/accounts.ts';
import { openTracks } from './support/player.ts';
import { expect, test } from './support/test.ts';
import { getMenu, openMenu } from './support/track-menu.ts';

type Watcher = EventTarget & {
  destroy(): void;
  requestClose(): void;
};

declare global {
  var openWatchers: Watcher[];
}

/**
 * Runs in the page before its scripts: collects CloseWatchers, which a phone's Back button
 * closes.
 */
function keepWatchers() {
  globalThis.openWatchers = [];
  const Native = globalThis.CloseWatcher as unknown as new () => Watcher;
  class HeldPop extends Native {
    constructor() {
      super();
      globalThis.openWatchers.push(this);
      this.addEventListener('close', () => this.#forget());
    }
    override destroy() {
      this.#forget();
      super.destroy();
    }
    #forget() {
      globalThis.openWatchers = globalThis.openWatchers.filter((one) => one !== this);
    }
  }
  Object.assign(globalThis, { CloseWatcher: HeldPop });
}

/** Simulates a phone's Back button: the newest watcher receives it. */
const pressBack = (page: Page) =>
  page.evaluate(() => globalThis.openWatchers.at(-1)?.requestClose());
const watchers = (page: Page) => page.evaluate(() => globalThis.openWatchers.length);

// Proves shell: The phone's Back closes what is on top
test('the phone’s Back closes what lies on top, and leaves the page @narrow', async ({ page }) => {
  await page.addInitScript(keepWatchers);
  await signInAsNewListener(page);
  const [first = ''] = await openTracks(page);
  const address = page.url();
  expect(await watchers(page)).toBe(0);

  await openMenu(page, first);
  await pressBack(page);
  await expect(getMenu(page, first)).toBeHidden();
  await expect.poll(() => watchers(page)).toBe(0);

  await openMenu(page, first);
  await page.getByRole('menuitem', { name: 'Añadir a playlist' }).click();
  await page.getByRole('menuitem', { name: 'Nueva playlist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva playlist' });
  await dialog.getByRole('textbox', { name: 'Nombre de la playlist' }).fill('Azotea');
  await pressBack(page);
  await expect(dialog).toBeHidden();
  await expect.poll(() => watchers(page)).toBe(0);
  expect(page.url()).toBe(address);
});
