import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Size in bytes of a built file under brotli at its best, which is how it is sent. */
export const brotliSize = async (name: string): Promise<number> =>
  brotliCompressSync(await readFile(join('dist', name))).length;

/** The scripts that the page names itself, by their file names in `dist/`. */
export async function scriptsOfThePage(): Promise<string[]> {
  const page = await readFile(join('dist', 'index.html'), 'utf8');
  const addresses = page.matchAll(/(?:src=|href=|import\()"\/([^"]+\.js)"/g);
  return [...addresses].flatMap(([, name]) => name ?? []);
}
