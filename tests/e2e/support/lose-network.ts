import type { Page } from '@playwright/test';

/** Milliseconds without traffic after which the page has prefetched everything. */
const quiet = 1_000;

/** Goes offline once the page has everything, so that no lazy part is missing. */
export async function loseNetwork(page: Page): Promise<void> {
  await page.waitForFunction((least) => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(0, ...ends) > least;
  }, quiet);
  await page.context().setOffline(true);
}
