import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { splitPlural } from '../locales/plural-forms.ts';
import { readCatalogue } from '../locales/read-catalogue.ts';
import { projectFiles, projectFolder } from '../project-files.ts';

/**
 * A text of the Spanish catalogues and where it stands. A plural is one text: its key is
 * `<namespace>:<key>` without the form, and it is told in all of its forms.
 */
export type CatalogueKey = { key: string; forms: string[]; file: string; line: number };

/** Every text that a browser may show, in the order of the files; the server's own are not. */
export function readCatalogueKeys(): CatalogueKey[] {
  return projectFiles(['locales/es/*.json']).flatMap((file) => {
    const namespace = basename(file, '.json');
    if (namespace === 'server') return [];
    const { texts } = readCatalogue(file, readFileSync(join(projectFolder, file), 'utf8'));
    // What is only searched for when its tile is pressed stands in no page.
    const shown = [...texts.values()].filter(({ key }) => !key.endsWith('.query'));
    const byKey = Map.groupBy(shown, ({ key }) => splitPlural(key).base);
    return [...byKey].map(([key, forms]) => ({
      key: `${namespace}:${key}`,
      forms: forms.map(({ value }) => value),
      file,
      line: forms[0]?.line ?? 1,
    }));
  });
}
