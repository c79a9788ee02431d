import type { Browser, CDPSession, Page } from '@playwright/test';
import type { RealServer } from '../../../scripts/real-server.ts';
import { signIn } from '../../e2e/support/accounts.ts';
import { addPlaylistOf } from '../../e2e/support/big-playlist.ts';
import { countElements, heapSize, readToTheEnd } from '../../e2e/support/long-list.ts';
import { median, printTable } from '../print-table.ts';

const rows = 10_000;
const fewRows = 50;
const openings = 7;
const frames = 240;
/** Pixels per frame while reading the passing titles: 30 rows a second. */
const readingStep = 30;

/** Runs in the page before its scripts. */
function noteFirstRow() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role=grid] tr[data-key]')) return;
    observer.disconnect();
    globalThis.firstRowAt = performance.now();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Milliseconds from the request of the page to its first row. */
async function firstRows(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const found = await page.waitForFunction(() => globalThis.firstRowAt);
  return found.jsonValue();
}

/** Takes the median of several openings in turn, so that machine load affects both. */
async function compareOpenings(page: Page, paths: readonly [string, string]) {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < openings; turn += 1) {
    times[0].push(await firstRows(page, paths[0]));
    times[1].push(await firstRows(page, paths[1]));
  }
  return [median(times[0]), median(times[1])] as const;
}

/**
 * Scrolls by `step` px each frame; returns frames per second, blank frames and tasks over 50 ms.
 */
const scrollBy = (page: Page, step: number) =>
  page.evaluate(
    async ([distance, count]) => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      });
      observer.observe({ type: 'longtask' });
      let blank = 0;
      const start = performance.now();
      for (let frame = 0; frame < count; frame += 1) {
        window.scrollBy({ top: distance });
        await new Promise(requestAnimationFrame);
        const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        if (!middle?.closest('[role=grid] tr')) blank += 1;
      }
      const seconds = (performance.now() - start) / 1000;
      observer.disconnect();
      return { fps: count / seconds, blank, longest: Math.max(0, ...tasks), tasks: tasks.length };
    },
    [step, frames] as const,
  );

/** CPU seconds of the page's main thread, without other processes. */
async function workedSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Like `scrollBy`, but returns the main thread's milliseconds per frame. */
async function workOfScrolling(page: Page, session: CDPSession, step: number) {
  const before = await workedSeconds(session);
  const result = await scrollBy(page, step);
  const work = ((await workedSeconds(session)) - before) * 1000;
  return { ...result, work: work / frames };
}

export async function benchLongList(browser: Browser, server: RealServer): Promise<void> {
  const few = await addPlaylistOf(server, fewRows);
  const many = await addPlaylistOf(server, rows);
  const context = await browser.newContext({ baseURL: server.origin, locale: 'es-ES' });
  await context.addInitScript(noteFirstRow);
  const page = await context.newPage();
  await signIn(page);
  const [short, long] = await compareOpenings(page, [few, many]);

  const heapBefore = await heapSize(page);
  await readToTheEnd(page, rows);
  const heap = (await heapSize(page)) - heapBefore;
  await page.evaluate(() => window.scrollTo({ top: 2000 }));
  const elements = await countElements(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const wheel = await workOfScrolling(page, session, 120);
  const jumps = await scrollBy(page, 2000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const slowed = await scrollBy(page, 120);
  const read = await scrollBy(page, readingStep);
  await context.close();

  printTable(
    'A playlist of 10,000 tracks',
    ['', 'Tonada', 'goal'],
    [
      ['first rows ms', long.toFixed(0), ''],
      ['times those of 50 tracks', (long / short).toFixed(2), '1.25'],
      ['elements in the list', `${elements}`, '300'],
      ['memory of the list MB', (heap / 1024 / 1024).toFixed(1), '10'],
      ['frames/s by wheel', wheel.fps.toFixed(0), ''],
      ['work of the main thread for each of them ms', wheel.work.toFixed(1), '4.2'],
      ['frames/s by wheel, processor slowed 4 times', slowed.fps.toFixed(0), '58'],
      ['the same at reading speed', read.fps.toFixed(0), '58'],
      [
        'blank frames (wheel, jumps, slowed)',
        `${wheel.blank} ${jumps.blank} ${slowed.blank}`,
        '0 0 0',
      ],
      ['tasks over 50 ms (wheel, jumps)', `${wheel.tasks} ${jumps.tasks}`, '0 0'],
      ['longest of them ms', Math.max(wheel.longest, jumps.longest).toFixed(0), ''],
    ],
  );
}

declare global {
  /** Milliseconds from the request of the page to its first row. */
  var firstRowAt: number;
}
