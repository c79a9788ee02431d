import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { digestOf } from './digest.ts';

/** The texts of a tree, to tell whether those that a story asked for are still the same. */
export type CatalogueWords = {
  /** Digest of what stands behind these `namespace:key`, absent ones included. */
  digestOf: (words: readonly string[]) => string;
  /** Digest of everything, for a story whose words nobody wrote down. */
  digestOfAll: () => string;
};

/** Reads the Spanish catalogues of the tree at `folder`, in which stories are photographed. */
export function readCatalogueWords(folder: string): CatalogueWords {
  const paths = globSync('locales/es/*.json', { cwd: folder }).toSorted();
  const sources = paths.map((path) => readFileSync(join(folder, path), 'utf8'));
  const catalogues = new Map<string, unknown>();
  for (const [place, path] of paths.entries()) {
    catalogues.set(basename(path, '.json'), JSON.parse(sources[place] ?? '{}'));
  }
  const textOf = (word: string) => {
    const colon = word.indexOf(':');
    const found = lookUp(catalogues.get(word.slice(0, colon)), word.slice(colon + 1));
    return JSON.stringify(found) ?? 'absent';
  };
  return {
    digestOf: (words) => digestOf(...words.toSorted().flatMap((word) => [word, textOf(word)])),
    digestOfAll: () => digestOf(...paths, ...sources),
  };
}

function lookUp(catalogue: unknown, key: string): unknown {
  let found = catalogue;
  for (const part of key.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined;
  }
  return found;
}
