import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the Storybook in `folder` is not there, or older than one of the files it is made of. */
export function isStale(folder: string, sources: readonly string[]): boolean {
  const built = statSync(join(folder, 'index.json'), { throwIfNoEntry: false });
  return !built || sources.some((file) => statSync(file).mtimeMs > built.mtimeMs);
}
