import { expect, test } from '@playwright/test';
import { openWalk, readStories, serveStorybook } from '../../scripts/story-walk/index.ts';
import { keepAnswers } from './support/page-data.ts';
import { readInPseudo } from './support/read-in-pseudo.ts';

const folder = 'storybook-static';
const wide = { width: 1440, height: 900 };
const shards = 6;

/** States with words or a layout of their own; the others show the same ones. */
const telling = new Set(
  ['default', 'open', 'empty', 'no-match', 'not-found', 'access-denied', 'sample']
    .concat(['failed', 'invalid', 'success', 'owner', 'narrow'])
    .map((state) => `state:${state}`),
);

// Stories of phones bring their own width, and every page has one.
const stories = readStories(folder).filter(
  ({ title, tags }) =>
    /^(Music|Screens)\//.test(title) &&
    tags.some((tag) => telling.has(tag)) &&
    !tags.includes('no-photo'),
);

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

for (let shard = 0; shard < shards; shard += 1) {
  test(`no text is missed and no layout breaks: ${shard + 1} of ${shards}`, async ({ browser }) => {
    const server = await serveStorybook(folder);
    const walk = await openWalk(browser, { origin: server.origin, viewport: wide });
    await walk.page.addInitScript(keepAnswers);
    for (const story of stories.filter((_story, place) => place % shards === shard)) {
      expect.soft(await readInPseudo(walk, story), story.id).toEqual([]);
    }
    await walk.close();
    await server.close();
  });
}
