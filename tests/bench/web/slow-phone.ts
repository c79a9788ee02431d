import { devices, type Browser, type Page } from '@playwright/test';
import { median, printTable } from '../print-table.ts';
import type { Target } from './lighthouse.ts';

/** Slow 4G as in Lighthouse, and a quarter of the CPU speed. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 92_160,
};
const slowdown = 4;

/** Milliseconds to watch a page after it is drawn. */
const rest = 3_000;

type Visit = Record<(typeof rows)[number]['name'], number>;

const rows = [
  { name: 'first paint ms', goal: '', digits: 0 },
  { name: 'largest paint ms', goal: '≤ 700', digits: 0 },
  { name: 'application drawn ms', goal: '≤ 1900', digits: 0 },
  { name: 'blocking ms', goal: '≤ 100', digits: 0 },
  { name: 'longest task ms', goal: '', digits: 0 },
  { name: 'scripts kB', goal: '≤ 126', digits: 1 },
  { name: 'pictures kB', goal: '≤ 100', digits: 1 },
  { name: 'all kB', goal: '≤ 275', digits: 1 },
] as const;

/** Runs in the page before its scripts. */
function watchVisit() {
  const seen = { paints: [] as number[], tasks: [] as number[], drawnAt: 0 };
  globalThis.seenVisit = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => seen.paints.push(startTime));
  observe('longtask', ({ duration }) => seen.tasks.push(duration));
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main h1')) return;
    observer.disconnect();
    seen.drawnAt = performance.now();
    console.debug('drawn');
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function watchBytes(page: Page) {
  const sizes: { type: string; bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    const bytes = request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize));
    sizes.push({ type: request.resourceType(), bytes });
  });
  return async (type?: string) => {
    const wanted = sizes.filter((size) => type === undefined || size.type === type);
    const bytes = await Promise.all(wanted.map((size) => size.bytes));
    return bytes.reduce((sum, each) => sum + each, 0) / 1_000;
  };
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
  const context = await browser.newContext({
    ...devices['Moto G4'],
    ...phone,
    locale: 'es-ES',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchVisit);
  const getSize = await watchBytes(page);
  // A locator would evaluate Playwright's own script in the page, a task of 50 to 80 ms.
  const drawn = page.waitForEvent('console', (message) => message.text() === 'drawn');
  await page.goto(address);
  await drawn;
  await page.waitForTimeout(rest);
  const { paints, tasks, drawnAt } = await page.evaluate(() => globalThis.seenVisit);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  );
  const seen: Visit = {
    'first paint ms': firstPaint,
    'largest paint ms': paints.at(-1) ?? NaN,
    'application drawn ms': drawnAt,
    'blocking ms': tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    'longest task ms': Math.max(0, ...tasks),
    'scripts kB': await getSize('script'),
    'pictures kB': await getSize('image'),
    'all kB': await getSize(),
  };
  await context.close();
  return seen;
}

async function albumPath(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/search?q=luna`);
  const { albums } = (await answer.json()) as { albums: { id: string }[] };
  return `/album/${albums[0]?.id}`;
}

/**
 * Measures home and an album, by its link, on a phone with really throttled network and CPU, for
 * several servers in turn; prints medians. The goals are those of home.
 */
export async function benchSlowPhone(
  browser: Browser,
  targets: readonly Target[],
  runs: number,
): Promise<void> {
  const album = await albumPath(targets[0]?.origin ?? '');
  for (const [what, path] of [
    ['Home', '/'],
    ['An album by its link', album],
  ] as const) {
    const visits = targets.map((): Visit[] => []);
    // The first visit makes the server draw its pictures.
    for (const { origin } of targets) await visit(browser, origin + path);
    for (let run = 1; run <= runs; run += 1) {
      console.log(`${what} on a slow phone, run ${run} of ${runs}…`);
      for (const [index, { origin }] of targets.entries()) {
        visits[index]?.push(await visit(browser, origin + path));
      }
    }
    printTable(
      `${what}, a slow phone, median of ${runs}`,
      ['', 'goal', ...targets.map(({ name }) => name)],
      rows.map(({ name, goal, digits }) => [
        name,
        path === '/' ? goal : '',
        ...visits.map((own) => median(own.map((one) => one[name])).toFixed(digits)),
      ]),
    );
  }
}

declare global {
  /** In milliseconds since the request of the page. */
  var seenVisit: { paints: number[]; tasks: number[]; drawnAt: number };
}
