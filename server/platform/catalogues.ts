import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type Catalogue = ReadonlyMap<string, string>;

const folder = resolve(import.meta.dirname, '../../locales');

/** Falls back to Spanish without `server.json`. */
export const catalogues: ReadonlyMap<string, Catalogue> = readCatalogues();

function readCatalogues() {
  const languages = readdirSync(folder).filter((name) => /^[a-z]{2,3}$/.test(name));
  return new Map(
    languages.map((name) => {
      const path = join(folder, name, 'server.json');
      return [name, flatten(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})];
    }),
  );
}

function flatten(node: unknown, path: readonly string[] = []): Catalogue {
  if (typeof node === 'string') return new Map(node === '' ? [] : [[path.join('.'), node]]);
  const entries = Object.entries(node ?? {});
  return new Map(entries.flatMap(([name, value]) => [...flatten(value, [...path, name])]));
}
