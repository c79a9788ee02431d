import { existsSync, readFileSync } from 'node:fs';
import { splitPlural } from './plural-forms.ts';

/** Written by `npm run keys:index`: ids of stories by `namespace:key`, a plural by its forms. */
export type StoryIndex = ReadonlyMap<string, readonly string[]>;

/** Reads the index; undefined where nobody has written it. */
export function readStoryIndex(file: string): StoryIndex | undefined {
  if (!existsSync(file)) return undefined;
  return new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>),
  );
}

/** The stories that show a text, in any of its forms. */
export function storiesOfKey(index: StoryIndex, key: string): string[] {
  const { base } = splitPlural(key);
  const own = [...index].filter(([name]) => splitPlural(name).base === base);
  return [...new Set(own.flatMap(([, stories]) => stories))];
}
