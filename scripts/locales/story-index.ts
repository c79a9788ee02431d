import { existsSync, readFileSync } from 'node:fs';

/** Written by `npm run keys:index`: ids of stories by `namespace:key`, a plural without its form. */
export type StoryIndex = ReadonlyMap<string, readonly string[]>;

/** Reads the index; undefined where nobody has written it. */
export function readStoryIndex(file: string): StoryIndex | undefined {
  if (!existsSync(file)) return undefined;
  return new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>),
  );
}
