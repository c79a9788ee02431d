import { expect, type Page } from '@playwright/test';

/**
 * Runs in the page: a heading, nothing busy, and no skeleton (the only empty element that
 * animates endlessly). It must not use outside names, because only its source is sent.
 */
const isSettled = () =>
  document.querySelectorAll('h1').length === 1 &&
  !document.querySelector('[aria-busy=true]') &&
  document.getAnimations().every(({ effect }) => {
    const isEndless = effect?.getComputedTiming().iterations === Infinity;
    return !(isEndless && effect instanceof KeyframeEffect && effect.target?.matches(':empty'));
  });

export async function expectSettled(page: Page): Promise<void> {
  // Polls every frame: longer intervals add up over hundreds of screens.
  await page.waitForFunction(isSettled, null, { timeout: 15_000 }).catch(() => {});
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(isSettled), { message: page.url() }).toBe(true);
}
