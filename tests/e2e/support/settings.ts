import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Expects a message to show for exactly 3 seconds. The caller installs the page's clock before
 * opening the page; the clock stands still meanwhile.
 */
export async function expectBrief(message: Locator, action: () => Promise<void>): Promise<void> {
  const page = message.page();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await action();
  await expect(message).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(message).toBeVisible();
  await page.clock.runFor(200);
  await expect(message).toBeHidden();
  await page.clock.resume();
}

/** Everything the server stores for an account, as one comparable text. */
export async function storedAccount(page: Page, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answers = ['/api/auth/me', '/api/user/preferences'].map(async (path) => {
    const response = await page.request.get(path, { headers });
    expect(response.status(), path).toBe(200);
    return response.text();
  });
  return (await Promise.all(answers)).join('\n');
}
