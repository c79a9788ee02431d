import { expect, type Page } from '@playwright/test';

/**
 * Opens the first screen, and goes to each further one as a link does, which takes a third of the time: a visitor opens
 * each by its address in `places.spec`. A further tab of the same screen is opened, too, for it keeps its heading.
 */
export async function openOrGo(page: Page, path: string): Promise<void> {
  const here = page.url();
  const isNothingThere = (await page.locator('h1').count()) === 0;
  if (isNothingThere || new URL(here).pathname === new URL(path, here).pathname) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // What was there stays until the next screen can be drawn.
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}
