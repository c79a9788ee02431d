import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story as the index of a built Storybook lists it. `importPath` is relative to the project. */
export type Story = {
  id: string;
  title: string;
  name: string;
  tags: string[];
  importPath: string;
};

type StoryIndex = { entries: Record<string, Story & { type: 'story' | 'docs' }> };

/**
 * Every story of the Storybook that was built into `folder`, in the sidebar's order.
 *
 * @throws when there is no Storybook; the message says how to build one.
 */
export function readStories(folder: string): Story[] {
  let index: StoryIndex;
  try {
    index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  } catch {
    throw new Error(
      `There is no built Storybook in ${folder}: run \`node scripts/build-storybook.ts\`.`,
    );
  }
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags, importPath }) => ({
      id,
      title,
      name,
      tags,
      importPath: importPath.replace(/^\.\//, ''),
    }));
}
