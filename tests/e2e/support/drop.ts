import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Drags as a person does, who lets go once the place is marked: the part that takes drops loads
 * when the page is idle.
 */
export async function dropOnto(page: Page, dragged: Locator, place: Locator): Promise<void> {
  const marked = place.locator('xpath=ancestor-or-self::*[@data-over]');
  await dragged.hover();
  await page.mouse.down();
  await expect(async () => {
    await page.mouse.move(300, 300);
    // The second one is over it: the first enters.
    await place.hover();
    await place.hover();
    await expect(marked).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.mouse.up();
}
