import type { Browser } from '@playwright/test';
import { openWalk, showPatiently, type Story } from '../story-walk/index.ts';

/** Stories by the key of a text that they show, or showed while they played. */
export type KeyIndex = Map<string, string[]>;

type Options = {
  origin: string;
  stories: readonly Story[];
  /** How many pages walk at once. */
  pages: number;
  /** Called when a story was read. */
  onStory: () => void;
};

const wide = { width: 1440, height: 900 };
const withKeys = { keys: 'on' };

/** Shows each story with the keys of its texts and writes them down; `failures` are stories that could not be shown. */
export async function walkKeys(browser: Browser, { origin, stories, pages, onStory }: Options) {
  const shown = new Map<string, string[]>();
  const failures: string[] = [];
  const open = [...stories];

  const walkOn = async () => {
    const walk = await openWalk(browser, { origin, viewport: wide });
    for (let story = open.shift(); story; story = open.shift()) {
      await walk.page.evaluate(() => window.askedWords?.clear());
      const { failure } = await showPatiently(walk, story.id, withKeys);
      if (failure) failures.push(`${story.id}: ${failure}`);
      shown.set(story.id, await walk.page.evaluate(keysInPage));
      onStory();
    }
    await walk.close();
  };
  await Promise.all(Array.from({ length: pages }, walkOn));

  const index: KeyIndex = new Map();
  for (const { id } of stories) {
    for (const key of shown.get(id) ?? []) index.set(key, [...(index.get(key) ?? []), id]);
  }
  return { index, failures };
}

type WindowOfStorybook = {
  __STORYBOOK_ADDONS_CHANNEL__: {
    last: (event: string) => [words: { key: string }[]] | undefined;
  };
};

/**
 * What `.storybook/keys/watch-words.ts` told the panel last, and what was looked up since the story
 * began, for messages may have come and gone while it played.
 */
function keysInPage(): string[] {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as WindowOfStorybook;
  const [words = []] = channel.last('tonada/words-shown') ?? [];
  return [...new Set([...words.map(({ key }) => key), ...(window.askedWords ?? [])])];
}
