import { expect, test } from '@playwright/test';
import { readCatalogueKeys } from '../../scripts/key-index/catalogue-keys.ts';
import { walkKeys } from '../../scripts/key-index/walk-keys.ts';
import { openWalk, readStories, serveStorybook } from '../../scripts/story-walk/index.ts';
import { readWords } from './support/read-words.ts';

const folder = 'storybook-static';

/** Of all kinds: a page, a phone, a form with its error, a menu, a dialog and a message. */
const telling = [
  'screens-listener-chart-page--loading',
  'screens-listener-home-page--narrow',
  'screens-sign-in-login--wrong-credentials',
  'music-account-user-menu--admin-menu',
  'screens-listener-profile-subscription--asks-before-cancelling',
  'music-player-queue-panel--cleared',
];

test('the index of texts names only what a story shows, and messages too', async ({ browser }) => {
  const { origin, close } = await serveStorybook(folder);
  const stories = readStories(folder).filter(({ id }) => telling.includes(id));
  expect(stories).toHaveLength(telling.length);
  const { index, failures } = await walkKeys(browser, {
    origin,
    stories,
    pages: 1,
    onStory: () => {},
  });
  expect(failures).toEqual([]);
  expect(index.size).toBeGreaterThan(60);
  expect(index.get('app.layouts.queue-panel:cleared')).toEqual([
    'music-player-queue-panel--cleared',
  ]);

  const spanish = new Map(readCatalogueKeys().map(({ key, forms }) => [key, forms]));
  const walk = await openWalk(browser, { origin, viewport: { width: 1440, height: 900 } });
  for (const { id } of stories) {
    await walk.show(id);
    const words = await walk.page.evaluate(readWords);
    const named = [...index].filter(([, ids]) => ids.includes(id)).map(([key]) => key);
    const absent = named.filter((key) => !spanish.get(key)?.some((form) => isIn(words, form)));
    expect.soft(absent, id).toEqual([]);
  }
  await walk.close();
  await close();
});

/** Whether a text stands there, whatever fills its places. */
function isIn(words: string, text: string): boolean {
  const parts = text.replaceAll(/<\/?\d+>/g, '').split(/\{\{.*?\}\}/);
  const pattern = parts.map((part) => part.replaceAll(/\W/g, String.raw`\$&`)).join('.*');
  // Styles may set a text in capitals.
  return new RegExp(pattern, 'is').test(words);
}
