import type { Browser, Page } from '@playwright/test';
import { signIn } from '../../e2e/support/accounts.ts';
import { printTable } from '../print-table.ts';

const steps = 40;

export const watchLongTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });

export async function benchLongTasks(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-ES' });
  const page = await context.newPage();
  await signIn(page);
  await page.goto('/');
  const play = page.getByRole('main').getByRole('row').getByRole('button').first();
  await play.click();
  const progress = page.getByRole('slider', { name: 'Progreso' });
  await page.waitForFunction(
    (slider) => Number((slider as HTMLInputElement).value) > 1,
    await progress.elementHandle(),
  );

  await watchLongTasks(page);
  await page.mouse.move(700, 450);
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, step < steps / 2 ? 200 : -200);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const tasks = await page.evaluate(() => globalThis.longTasks);
  await context.close();
  printTable(
    'Playing and scrolling',
    ['', 'Tonada', 'goal'],
    [
      ['tasks over 50 ms', `${tasks.length}`, '0'],
      ['longest of them ms', Math.max(0, ...tasks).toFixed(0), ''],
    ],
  );
}

declare global {
  var longTasks: number[];
}
