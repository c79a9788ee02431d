import { expect, test } from '@playwright/test';
import { keepPageStill } from '../../scripts/story-walk/still-page.ts';

test.beforeEach(async ({ page }) => {
  await page.route('http://workshop.test/**', async (route) => {
    const isPage = route.request().resourceType() === 'document';
    await route.fulfill({ contentType: 'text/html', body: isPage ? '<main></main>' : 'answer' });
  });
  await page.addInitScript(keepPageStill);
  await page.goto('http://workshop.test/');
});

test('a page is still once its answers, parts and short timers are done', async ({ page }) => {
  const shown = await page.evaluate(async () => {
    const { storyWalk } = window;
    const append = (text: string) => document.body.append(`${text} `);
    storyWalk.restart();
    // React shows a resolved Suspense up to 300 ms late.
    setTimeout(() => append('timer'), 300);
    const answer = fetch('/answer').then((response) => response.text());
    void answer.then((text) => setTimeout(() => append(text), 100));
    const part = new Promise((resolve) => setTimeout(resolve, 400)).then(() => append('part'));
    storyWalk.await(part);
    const unrest = await storyWalk.standStill(10_000);
    return { unrest, text: document.body.textContent };
  });
  expect(shown.unrest).toBe('');
  for (const text of ['timer', 'answer', 'part']) expect(shown.text).toContain(text);
});

test('activity from before a story does not count', async ({ page }) => {
  const shown = await page.evaluate(async () => {
    const { storyWalk } = window;
    const before = fetch('/answer');
    storyWalk.restart();
    await before;
    void fetch('/answer').then((response) => document.body.append(response.statusText));
    await storyWalk.standStill(10_000);
    return document.body.textContent;
  });
  expect(shown).toContain('OK');
});

test('neither a clock nor a missing answer keeps it waiting', async ({ page }) => {
  await page.route('**/never', () => {});
  const unrest = await page.evaluate(async () => {
    const { storyWalk } = window;
    storyWalk.restart();
    const tick = () => void setTimeout(tick, 5);
    tick();
    // msw's `delay('infinite')` leaves such a timer.
    setTimeout(() => {}, 2 ** 31 - 1);
    void fetch('/never');
    return storyWalk.standStill(10_000);
  });
  expect(unrest).toBe('');
});

test('a page that stays busy reports the reason', async ({ page }) => {
  const unrest = await page.evaluate(() => {
    const { storyWalk } = window;
    storyWalk.restart();
    storyWalk.await(new Promise(() => {}));
    return storyWalk.standStill(50);
  });
  expect(unrest).toBe('It never stood still for a part of the application.');
});
