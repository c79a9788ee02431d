import { globSync } from 'node:fs';
import { join } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..');

type Where = { folder?: string; exclude?: string[] };

/** Relative to the folder, by default the project's, with forward slashes. */
export function projectFiles(
  patterns: string[],
  { folder = projectFolder, exclude = [] }: Where = {},
): string[] {
  return globSync(patterns, { cwd: folder, exclude })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}
