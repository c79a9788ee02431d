import { type Page, expect } from '@playwright/test';
import { longWait } from './long-wait.ts';

export const countElements = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('[role=grid] *').length);

/** Bytes of the JavaScript heap after garbage collection. */
export async function heapSize(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

export async function readToTheEnd(page: Page, rows: number): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
  const last = page.locator(`tr[aria-rowindex="${rows + 1}"]`);
  await expect(last.getByRole('button').first()).toBeAttached({ timeout: longWait });
}
