import type { Page } from '@playwright/test';

/**
 * Makes the first touch, which starts prefetching and deliveries. It waits until the application
 * is drawn, since nothing listens earlier. It uses a key, because a busy browser reports the
 * first mouse moves as one without a distance.
 */
export async function touch(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Shift');
}
