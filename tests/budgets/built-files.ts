import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readChunkList, type ListedChunk } from '../../scripts/build/chunk-list.ts';

export type Chunks = ReadonlyMap<string, ListedChunk>;

/** The chunks of the build in `dist`, by their files. @throws where another build left their list. */
export async function builtChunks(): Promise<Chunks> {
  const chunks = readChunkList();
  const others = (await scriptsOfThePage()).filter((name) => !chunks.has(name));
  if (others.length > 0)
    throw new Error(`Not of the last build, run \`npm run build\`: ${others.join(', ')}`);
  return chunks;
}

/** The chunks that load together with these: their static imports, and theirs. */
export function closureOf(chunks: Chunks, names: readonly string[]): ListedChunk[] {
  const reached = new Set<string>();
  const pending = [...names];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    pending.push(...(chunks.get(name)?.imports ?? []));
  }
  return [...reached].flatMap((name) => chunks.get(name) ?? []);
}

/** Size in bytes of a built file under brotli at its best, which is how it is sent. */
export const brotliSize = async (name: string): Promise<number> =>
  brotliCompressSync(await readFile(join('dist', name))).length;

/** The scripts that the page evaluates itself, in that order, by their file names in `dist/`. */
export async function scriptsOfThePage(): Promise<string[]> {
  const page = await readFile(join('dist', 'index.html'), 'utf8');
  const [, parts = '[]'] = /\bparts=(\[[^\]]*\])/.exec(page) ?? [];
  return (JSON.parse(parts) as string[]).map((address) => address.slice(1));
}
