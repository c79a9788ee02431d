import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type Catalogue = ReadonlyMap<string, string>;

const folder = resolve(import.meta.dirname, '../../locales');

/** Of the client, for papers that say what a screen says; their keys begin with their name. */
const shared = [
  'entities.figure',
  'pages.label.statement',
  'shared.lib.format',
  'widgets.statement',
];

/** Falls back to Spanish without `server.json`. */
export const catalogues: ReadonlyMap<string, Catalogue> = readCatalogues();

function readCatalogues() {
  const languages = readdirSync(folder).filter((name) => /^[a-z]{2,3}$/.test(name));
  return new Map(
    languages.map((language) => {
      const read = (name: string): unknown => {
        const path = join(folder, language, `${name}.json`);
        return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
      };
      const texts = shared.flatMap((name) => [...flatten(read(name), [name])]);
      return [language, new Map([...flatten(read('server')), ...texts])];
    }),
  );
}

function flatten(node: unknown, path: readonly string[] = []): Catalogue {
  if (typeof node === 'string') return new Map(node === '' ? [] : [[path.join('.'), node]]);
  const entries = Object.entries(node ?? {});
  return new Map(entries.flatMap(([name, value]) => [...flatten(value, [...path, name])]));
}
