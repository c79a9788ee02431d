import { test, type TestInfo } from '@playwright/test';
import type { DrivenBrowser, FoundBrowser } from './driven-browser.ts';

/** The hosted workflow requires every browser. */
const isRequired = process.env.TONADA_EVERY_BROWSER === 'yes';

/** Runs `use` in an installed browser, or skips the test. */
export async function drive(
  found: FoundBrowser,
  testInfo: TestInfo,
  use: (browser: DrivenBrowser) => Promise<void>,
) {
  if ('missing' in found) {
    if (isRequired) throw new Error(found.missing);
    console.log(`skipped: ${found.missing}`);
    test.skip(true, found.missing);
    return;
  }
  const browser = await found.start();
  try {
    await use(browser);
  } catch (error) {
    const body = Buffer.from(await browser.photograph());
    await testInfo.attach('window', { body, contentType: 'image/png' });
    throw error;
  } finally {
    await browser.quit();
  }
}
