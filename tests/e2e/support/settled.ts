import { expect, type Page } from '@playwright/test';

/** Number of skeletons on the page: nothing else that is empty moves without end. */
const skeletonsOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const isEndless = effect?.getComputedTiming().iterations === Infinity;
        return isEndless && effect instanceof KeyframeEffect && effect.target?.matches(':empty');
      }).length,
  );

/** Waits until a page has its heading and nothing on it waits any more. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => skeletonsOn(page), { message: page.url() }).toBe(0);
}
