import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { toDigest } from './digest.ts';

/** Includes missing texts. */
export type DigestOfWords = (words: readonly string[]) => string;

export function readCatalogueWords(folder: string): DigestOfWords {
  const catalogues = new Map(
    globSync(join(folder, 'locales/es/*.json')).map((path) => [
      basename(path, '.json'),
      JSON.parse(readFileSync(path, 'utf8')) as unknown,
    ]),
  );
  const getText = (word: string) => {
    const [namespace = '', key = ''] = word.split(/:(.*)/s);
    return JSON.stringify(key.split('.').reduce(inside, catalogues.get(namespace))) ?? 'absent';
  };
  return (words) => toDigest(...words.toSorted().flatMap((word) => [word, getText(word)]));
}

const inside = (found: unknown, part: string): unknown =>
  typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined;
