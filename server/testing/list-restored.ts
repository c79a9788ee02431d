import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const list = (...path: string[]): string[] => {
  const folder = join(...path);
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** Contents of the store in a data folder. */
export const listFiles = (dataDir: string): string[] =>
  list(dataDir, 'assets')
    .filter((beginning) => beginning.length === 2)
    .flatMap((beginning) => list(dataDir, 'assets', beginning));

/** Contents that the sweep will look at. */
export const listMarked = (dataDir: string): string[] =>
  list(dataDir, 'assets', 'drafts').map((draft) => draft.split('.')[0] ?? '');

/** What a restore needs in the data folder meanwhile. */
export const listWork = (dataDir: string): string[] =>
  list(dataDir).filter((each) => /^(restor|database\.)/.test(each));
