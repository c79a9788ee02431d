import { expect, type Page } from '@playwright/test';

/** Expects no sideways scrolling in the narrowest window. WCAG 1.4.10: 320 px. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: page.url() })
    .toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}
