import type { Browser } from '@playwright/test';
import { openWalk, showPatiently, type StoryWalk } from '../story-walk/index.ts';
import { type Shot, windowOf } from './plan-shots.ts';
import { takePicture } from './take-picture.ts';

/**
 * What came of one photograph. `asked` are its words as `namespace:key`, null if unknown. Of a story
 * that fails the picture shows how far it came, if anything stands there.
 */
export type Photograph =
  | { theme: string; png: Buffer; asked: string[] | null }
  | { theme: string; failure: string; png?: Buffer };

type Options = {
  origin: string;
  /** How many pages work at the same time. */
  pages: number;
  onPhotograph: (shot: Shot, photograph: Photograph) => void;
};

/**
 * Photographs every shot, each in a page loaded anew: what a story leaves behind (a toast, the
 * focus, an answer still under way) would show in the next.
 */
export async function photographAll(
  browser: Browser,
  shots: readonly Shot[],
  { origin, pages, onPhotograph }: Options,
): Promise<void> {
  const waiting = shots.toReversed();
  async function work() {
    const first = waiting.at(-1);
    if (!first) return;
    const walk = await openWalk(browser, {
      origin,
      viewport: windowOf(first.width),
      isFresh: true,
    });
    for (let shot = waiting.pop(); shot; shot = waiting.pop()) {
      for await (const photograph of photographsOf(walk, shot)) {
        onPhotograph(shot, photograph);
      }
    }
    await walk.close();
  }
  await Promise.all(Array.from({ length: pages }, work));
}

async function* photographsOf(
  walk: StoryWalk,
  { story, width, themes }: Shot,
): AsyncGenerator<Photograph> {
  const [first = 'dark'] = themes;
  let { failure } = await showPatiently(walk, story.id, { theme: first }, windowOf(width));
  for (const theme of themes) {
    if (theme !== first) {
      const changed = await walk.changeTheme(theme);
      failure ??= changed.failure;
    }
    if (failure) yield { theme, failure, ...(await pictureOfFailure(walk)) };
    else yield { theme, png: await takePicture(walk.page), asked: await askedWords(walk) };
  }
}

/** Nothing where the story has taken its page with it. */
async function pictureOfFailure({ page }: StoryWalk): Promise<{ png?: Buffer }> {
  return takePicture(page).then(
    (png) => ({ png }),
    () => ({}),
  );
}

/** What the project's preview writes down; see `.storybook/asked-words.ts`. */
async function askedWords({ page }: StoryWalk): Promise<string[] | null> {
  return page.evaluate(() => (window.askedWords ? [...window.askedWords] : null));
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    askedWords?: Set<string>;
  }
}
