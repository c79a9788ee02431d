import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { digestOf } from './digest.ts';

/** Includes missing texts. */
export type DigestOfWords = (words: readonly string[]) => string;

export function readCatalogueWords(folder: string): DigestOfWords {
  const catalogues = new Map(
    globSync(join(folder, 'locales/es/*.json')).map((path) => [
      basename(path, '.json'),
      JSON.parse(readFileSync(path, 'utf8')) as unknown,
    ]),
  );
  const textOf = (word: string) => {
    const [namespace = '', key = ''] = word.split(/:(.*)/s);
    return JSON.stringify(key.split('.').reduce(inside, catalogues.get(namespace))) ?? 'absent';
  };
  return (words) => digestOf(...words.toSorted().flatMap((word) => [word, textOf(word)]));
}

const inside = (found: unknown, part: string): unknown =>
  typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined;
