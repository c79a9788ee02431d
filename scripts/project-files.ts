import { globSync } from 'node:fs';
import { join } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..');

/** Relative to the project, with forward slashes. */
export function projectFiles(patterns: string[]): string[] {
  return globSync(patterns, { cwd: projectFolder })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}
