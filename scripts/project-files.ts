import { globSync } from 'node:fs';
import { join } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..');

/** Files of the project by glob, relative to its folder and with forward slashes. */
export function projectFiles(patterns: string[]): string[] {
  return globSync(patterns, { cwd: projectFolder })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}
