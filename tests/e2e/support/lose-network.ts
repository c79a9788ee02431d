import type { Page } from '@playwright/test';

/** Milliseconds without anything that came, after which a page has what it fetches by itself. */
const quiet = 1_000;

/** Takes the network away once the page has everything: a part that is still to come would be missing. */
export async function loseNetwork(page: Page): Promise<void> {
  await page.waitForFunction((least) => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(0, ...ends) > least;
  }, quiet);
  await page.context().setOffline(true);
}
