import type { Page } from '@playwright/test';

/**
 * A person's first touch, with which begins what waits for one. Only when the application has drawn its page, for before
 * that nobody hears it; and by a key, for a browser that is busy tells of the first moves of a mouse as one without a way.
 */
export async function touch(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Shift');
}
