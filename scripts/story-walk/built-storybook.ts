import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

/** `importPath` is relative to the project. */
export type Story = {
  id: string;
  title: string;
  name: string;
  tags: string[];
  importPath: string;
};

/**
 * Lists the stories of the Storybook built into `folder`, in sidebar order.
 *
 * @throws where there is none; the message says how to build it.
 */
export function readStories(folder: string): Story[] {
  let index: { entries: Record<string, Story & { type: string }> };
  try {
    index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as typeof index;
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

/** Serves a built Storybook on localhost, at a free port. */
export async function serveStorybook(
  folder: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { outDir: '.' },
    // Each story reloads the page, which must not fetch every file again.
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=31536000' } },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { origin: new URL(address).origin, close: () => server.close() };
}
