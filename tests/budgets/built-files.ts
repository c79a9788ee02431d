import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readChunkList, type ListedChunk } from '../../scripts/build/chunk-list.ts';

export type Chunks = ReadonlyMap<string, ListedChunk>;

/**
 * Returns the chunks in `dist` by file.
 *
 * @throws where the list belongs to another build.
 */
export async function builtChunks(): Promise<Chunks> {
  const chunks = readChunkList();
  const others = (await scriptsOfThePage()).filter((name) => !chunks.has(name));
  if (others.length > 0)
    throw new Error(`Not of the last build, run \`npm run build\`: ${others.join(', ')}`);
  return chunks;
}

/** The chunks with their transitive static imports. */
export function getClosure(chunks: Chunks, names: readonly string[]): ListedChunk[] {
  const reached = new Set<string>();
  const pending = [...names];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    pending.push(...(chunks.get(name)?.imports ?? []));
  }
  return [...reached].flatMap((name) => chunks.get(name) ?? []);
}

const sizes = new Map<string, Promise<number>>();

/** Size in bytes under brotli at its highest quality, as the server sends it. */
export function brotliSize(name: string): Promise<number> {
  const size = sizes.get(name) ?? compress(name);
  sizes.set(name, size);
  return size;
}

const compress = async (name: string) =>
  brotliCompressSync(await readFile(join('dist', name))).length;

/** Returns the scripts that the page evaluates, in order, by file name in `dist/`. */
export async function scriptsOfThePage(): Promise<string[]> {
  const page = await readFile(join('dist', 'index.html'), 'utf8');
  const [, parts = '[]'] = /\bparts=(\[[^\]]*\])/.exec(page) ?? [];
  return (JSON.parse(parts) as string[]).map((address) => address.slice(1));
}
