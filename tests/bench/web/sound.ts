import type { Browser, Page } from '@playwright/test';
import { signIn } from '../../e2e/support/accounts.ts';
import { median, printTable } from '../print-table.ts';
import { watchAudio, type AudioEvent } from './watch-audio.ts';

const rounds = 7;
const query = 'a';

async function openPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-ES' });
  const page = await context.newPage();
  await page.addInitScript(watchAudio);
  return page;
}

async function eventAfter(
  page: Page,
  kind: AudioEvent['kind'],
  after: number,
): Promise<AudioEvent> {
  const found = await page.waitForFunction(
    (wanted) =>
      globalThis.audioEvents.find(({ kind: k, at }) => k === wanted.kind && at > wanted.after),
    { kind, after },
  );
  const event = await found.jsonValue();
  if (!event) throw new Error(`No ${kind} was seen.`);
  return event;
}

async function clickToSound(page: Page, click: () => Promise<void>) {
  await click();
  const clicked = await eventAfter(page, 'click', 0);
  const playing = await eventAfter(page, 'playing', clicked.at);
  return { milliseconds: playing.at - clicked.at, address: playing.address };
}

async function clickInProduct(browser: Browser, origin: string) {
  const page = await openPage(browser, origin);
  await signIn(page);
  await page.goto(`/search?q=${query}`);
  const button = page
    .getByRole('main')
    .getByRole('row')
    .getByRole('button', { name: /^Reproducir / })
    .first();
  await button.waitFor();
  const result = await clickToSound(page, () => button.click());
  return { page, ...result };
}

async function clickBare(browser: Browser, origin: string, address: string): Promise<number> {
  const page = await openPage(browser, origin);
  const body = `<button onclick="new Audio(${JSON.stringify(address).replaceAll('"', "'")}).play()">Play</button>`;
  await page.route('**/__bare', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/__bare');
  const { milliseconds } = await clickToSound(page, () => page.getByRole('button').click());
  await page.context().close();
  return milliseconds;
}

async function gapToNext(page: Page): Promise<number> {
  const now = await page.evaluate(() => {
    const sounding = [...globalThis.audioElements].find((element) => !element.paused);
    if (sounding) sounding.currentTime = sounding.duration - 3;
    return performance.now();
  });
  const ended = await eventAfter(page, 'ended', now);
  const playing = await eventAfter(page, 'playing', ended.at - 500);
  return playing.at - ended.at;
}

/**
 * Compares click to sound with a bare audio element on the same address, and measures the gap
 * between tracks.
 */
export async function benchSound(browser: Browser, origin: string): Promise<void> {
  // The first play renders the music, so that all measured plays find it ready.
  const first = await clickInProduct(browser, origin);
  await first.page.context().close();

  const ours: number[] = [];
  const bare: number[] = [];
  const gaps: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, milliseconds, address } = await clickInProduct(browser, origin);
    ours.push(milliseconds);
    if (round < 3) gaps.push(await gapToNext(page));
    await page.context().close();
    bare.push(await clickBare(browser, origin, address));
  }
  const ratio = median(ours) / median(bare);
  printTable(
    `Sound, median of ${rounds}`,
    ['', 'Tonada', 'goal', 'bare', 'ratio'],
    [
      [
        'click to sound ms',
        median(ours).toFixed(0),
        '≤ 1.25 ×',
        median(bare).toFixed(0),
        ratio.toFixed(2),
      ],
      ['gap between queued tracks ms', median(gaps).toFixed(0), 'given', '', ''],
    ],
  );
}
