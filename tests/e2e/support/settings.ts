import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Expects that an action shows a message for 3 seconds and no longer. The page's clock, which
 * the caller installed before it opened the page, stands still meanwhile.
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

/** What an account has stored on the server, all in one text that can be compared. */
export async function storedAccount(page: Page, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answers = ['/api/auth/me', '/api/user/preferences'].map(async (path) => {
    const response = await page.request.get(path, { headers });
    expect(response.status(), path).toBe(200);
    return response.text();
  });
  return (await Promise.all(answers)).join('\n');
}
