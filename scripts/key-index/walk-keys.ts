import type { Browser } from '@playwright/test';
import { splitPlural } from '../locales/plural-forms.ts';
import { openWalk, showPatiently, type Story } from '../story-walk/index.ts';

/** Stories by the key of a text that they show at their end, a plural by its key without the form. */
export type KeyIndex = Map<string, string[]>;

type Options = {
  origin: string;
  stories: readonly Story[];
  /** How many pages walk at once. */
  pages: number;
  /** Called when a story was read. */
  onStory: () => void;
};

const viewport = { width: 1440, height: 900 };

/** Shows each story with the keys of its texts and writes them down; `failures` are stories that could not be shown. */
export async function walkKeys(browser: Browser, { origin, stories, pages, onStory }: Options) {
  const shown = new Map<string, Set<string>>();
  const failures: string[] = [];
  const open = [...stories];

  const walkOn = async () => {
    const walk = await openWalk(browser, { origin, viewport });
    for (let story = open.shift(); story; story = open.shift()) {
      const { failure } = await showPatiently(walk, story.id, { keys: 'on' });
      if (failure) failures.push(`${story.id}: ${failure}`);
      const keys = await walk.page.evaluate(keysInPage);
      shown.set(story.id, new Set(keys.map((key) => splitPlural(key).base)));
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

type WordsChannel = {
  emit: (event: string) => void;
  last: (event: string) => [words: { key: string }[]] | undefined;
};

/** Runs in the page: what `.storybook/keys/watch-words.ts` answers when the panel asks for the words. */
function keysInPage(): string[] {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as unknown as WordsChannel;
  channel.emit('tonada/words-asked');
  const [words = []] = channel.last('tonada/words-shown') ?? [];
  return words.map(({ key }) => key);
}
