import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const findCommand = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
