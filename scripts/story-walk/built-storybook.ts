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
 * In sidebar order.
 *
 * @throws where there is none, with the way to build it.
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

/** On localhost, at a free port. */
export async function serveStorybook(
  folder: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { outDir: '.' },
    // Each story reloads the page.
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=31536000' } },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { origin: new URL(address).origin, close: () => server.close() };
}
