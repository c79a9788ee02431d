import type { Page } from '@playwright/test';
import { expect, testOnOwnServer as test } from './support/test.ts';

const token = 'field-figures-of-a-journey-alone-12';

test.use({ serverEnv: { TONADA_METRICS_TOKEN: token } });

/** How often the server was told of a measure, by screens. */
async function readCounts(origin: string, measure: 'lcp' | 'interaction') {
  const headers = { authorization: `Bearer ${token}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  const line = new RegExp(`page_${measure}_seconds_count\\{route="([^"]+)"\\} (\\d+)`, 'g');
  return Object.fromEntries(
    [...text.matchAll(line)].map(([, route, count]) => [route, Number(count)]),
  );
}

/** Until its background work has begun, and a slow click was measured. */
async function openHome(page: Page) {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() =>
    document.addEventListener('click', () => {
      const end = performance.now() + 60;
      while (performance.now() < end);
    }),
  );
  await page.mouse.click(700, 5);
  await page.waitForFunction(() => performance.getEntriesByName('settled-in').length > 0);
  await page.evaluate(
    () =>
      new Promise<void>((seen) => {
        const look = (list: PerformanceObserverEntryList) => {
          const events = list.getEntries() as PerformanceEventTiming[];
          if (events.some(({ interactionId }) => interactionId > 0)) seen();
        };
        const asked = { type: 'event', buffered: true, durationThreshold: 16 };
        new PerformanceObserver(look).observe(asked);
      }),
  );
}

// Proves watch: How fast screens are in browsers
test('a page that goes to another site or is closed tells how fast it was', async ({
  page,
  context,
  ownServer,
}) => {
  const read = async () =>
    Promise.all([readCounts(ownServer.origin, 'lcp'), readCounts(ownServer.origin, 'interaction')]);
  await openHome(page);
  expect(await read()).toEqual([{}, {}]);
  await page.goto('about:blank');
  await expect.poll(read).toEqual([{ '/': 1 }, { '/': 1 }]);

  const closed = await context.newPage();
  await openHome(closed);
  await closed.close({ runBeforeUnload: true });
  await expect.poll(read).toEqual([{ '/': 2 }, { '/': 2 }]);
});
