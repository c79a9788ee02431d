import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readCatalogue } from '../locales/read-catalogue.ts';
import { projectFiles, projectFolder } from '../project-files.ts';

/** A text of the Spanish catalogues: its key as `<namespace>:<key>`, and where it stands. */
export type CatalogueKey = { key: string; spanish: string; file: string; line: number };

/** Every text that a browser may show, in the order of the files; the server's own are not. */
export function readCatalogueKeys(): CatalogueKey[] {
  return projectFiles(['locales/es/*.json']).flatMap((file) => {
    const namespace = basename(file, '.json');
    if (namespace === 'server') return [];
    const { texts } = readCatalogue(file, readFileSync(join(projectFolder, file), 'utf8'));
    return [...texts.values()].map(({ key, value, line }) => ({
      key: `${namespace}:${key}`,
      spanish: value,
      file,
      line,
    }));
  });
}

/** The key without its plural form: `followers_many` → `followers`. */
export const withoutForm = (key: string): string =>
  key.replace(/_(zero|one|two|few|many|other)$/, '');
