import { expect, type Page } from '@playwright/test';

/**
 * Runs in the page: whether it has its heading, nothing is busy and no skeleton is left: nothing else that is empty
 * moves without end. Nothing outside may be named here, for the browser gets the function's text alone.
 */
const isSettled = () =>
  document.querySelectorAll('h1').length === 1 &&
  !document.querySelector('[aria-busy=true]') &&
  document.getAnimations().every(({ effect }) => {
    const isEndless = effect?.getComputedTiming().iterations === Infinity;
    return !(isEndless && effect instanceof KeyframeEffect && effect.target?.matches(':empty'));
  });

/** Waits until a page has its heading and nothing on it waits any more. */
export async function expectSettled(page: Page): Promise<void> {
  // Asked with every frame: the pauses of what asks again add up over hundreds of screens.
  await page.waitForFunction(isSettled, null, { timeout: 15_000 }).catch(() => {});
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(isSettled), { message: page.url() }).toBe(true);
}
