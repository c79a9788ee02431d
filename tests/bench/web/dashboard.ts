import type { Browser, Page } from '@playwright/test';
import type { ArtistAudience } from '#contract/artist-figures.ts';
import { signIn } from '../../e2e/support/accounts.ts';
import { median, printTable } from '../print-table.ts';
import { watchLongTasks } from './long-tasks.ts';

const openings = 7;
const ranges = ['7 días', '90 días', '1 año', '28 días'];
const tabs = ['Música', 'Audiencia', 'Ganancias', 'Disquera', 'Resumen'];

/** Runs in the page before its scripts. */
function noteFirstFigure() {
  const figures = '[role=grid] tr[data-key], main dl dd';
  const observer = new MutationObserver(() => {
    const isThere = [...document.querySelectorAll(figures)].some((part) =>
      /\d/.test(part.textContent),
    );
    if (!isThere) return;
    observer.disconnect();
    globalThis.firstFigureAt = performance.now();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

async function firstFigure(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const found = await page.waitForFunction(() => globalThis.firstFigureAt);
  return (await found.jsonValue()) ?? NaN;
}

/** Presses a control and returns the frames until the dashboard changes. */
const framesUntilChanged = (page: Page, kind: 'label' | '[role=tab]', name: string) =>
  page.evaluate(
    async ([selector, words]) => {
      const pressed = [...document.querySelectorAll<HTMLElement>(selector)].find(
        ({ textContent }) => textContent === words,
      );
      const shown = () => {
        const [cards, panel] = ['main dl', '[role=tabpanel]:not([hidden])'].map(
          (part) => document.querySelector(part)?.textContent,
        );
        return `${cards}${panel}`;
      };
      const before = shown();
      // A tab opens on mousedown, a choice on click.
      pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      pressed?.click();
      for (let frames = 1; frames <= 60; frames += 1) {
        await new Promise(requestAnimationFrame);
        if (shown() !== before) return frames;
      }
      return Infinity;
    },
    [kind, name] as const,
  );

/**
 * Measures how fast an artist's dashboard appears compared with an artist's page, and how fast
 * its choices apply.
 */
export async function benchDashboard(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-ES' });
  const page = await context.newPage();
  const { token } = await signIn(page, 'artist');
  const answer = await page.request.get('/api/artist/audience?range=28days', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { artist } = (await answer.json()) as ArtistAudience;
  await page.addInitScript(noteFirstFigure);
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < openings; turn += 1) {
    times[0].push(await firstFigure(page, '/spotify-for-artists'));
    times[1].push(await firstFigure(page, `/artist/${artist?.id}`));
  }

  await page.goto('/spotify-for-artists');
  await page.getByRole('tab', { name: 'Resumen' }).waitFor();
  const changeAll = async () => {
    const frames: number[] = [];
    const pressAndRest = async (kind: 'label' | '[role=tab]', name: string) => {
      frames.push(await framesUntilChanged(page, kind, name));
      await page.waitForLoadState('networkidle');
    };
    for (const name of ranges) await pressAndRest('label', name);
    for (const name of tabs) await pressAndRest('[role=tab]', name);
    return Math.max(...frames);
  };
  // The first round fetches what the second reuses.
  await changeAll();
  await watchLongTasks(page);
  const frames = await changeAll();
  const tasks = await page.evaluate(() => globalThis.longTasks);
  await context.close();
  const [ours, other] = times.map(median) as [number, number];
  printTable(
    `Dashboard of an artist, median of ${openings}`,
    ['', 'dashboard', 'goal', 'artist page', 'ratio'],
    [
      ['first figure ms', ours.toFixed(0), '≤ 1.25 ×', other.toFixed(0), (ours / other).toFixed(2)],
      ['frames to another range or tab, at most', `${frames}`, '≤ 2', '', ''],
      ['tasks over 50 ms', `${tasks.length}`, '0', '', ''],
    ],
  );
}

declare global {
  /** Milliseconds from the request of the page to its first figure. */
  var firstFigureAt: number | undefined;
}
