import {
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { DigestOfWords } from './catalogue-words.ts';
import { toDigest } from './digest.ts';

const monthInMs = 30 * 86_400_000;

export type PictureStore = ReturnType<typeof openStore>;

/**
 * Keyed by a digest of a picture's key and its texts, which are known only after the first
 * picture.
 */
export function openStore(folder: string, digestOfWords: DigestOfWords) {
  const toPath = (name: string, ending: string) =>
    join(folder, name.slice(0, 2), `${name}.${ending}`);
  const getPicture = (key: string, texts: string[]) =>
    toPath(toDigest(key, digestOfWords(texts)), 'png');

  const remember = (key: string, value: unknown) =>
    write(toPath(key, 'json'), JSON.stringify(value));

  function recall(key: string): unknown {
    try {
      return JSON.parse(readFileSync(toPath(key, 'json'), 'utf8'));
    } catch {
      // Missing, or cut off by an interrupted run.
      return undefined;
    }
  }

  return {
    remember,
    recall,
    find(key: string): string | undefined {
      const texts = recall(key) as string[] | undefined;
      const path = texts && getPicture(key, texts);
      return path !== undefined && isThere(path) ? path : undefined;
    },
    /** Returns the path. `texts` lists `namespace:key`. */
    keep(png: Uint8Array, key: string, texts: string[]): string {
      remember(key, texts);
      return write(getPicture(key, texts), png);
    },
    put: (png: Uint8Array): string => write(toPath(toDigest(png), 'png'), png),
  };
}

/** Also renews the file's month in the store. */
export function isThere(path: string): boolean {
  const now = new Date();
  try {
    utimesSync(path, now, now);
    return true;
  } catch {
    return false;
  }
}

/** Deletes what has not been used for a month. */
export function tidyStore(folder: string): void {
  for (const path of globSync(join(folder, '**/*.*'))) {
    if (Date.now() - statSync(path).mtimeMs > monthInMs) rmSync(path, { force: true });
  }
}

/** Renames a finished file, so that an interrupted run leaves no partial one. */
function write(path: string, content: Uint8Array | string): string {
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}`;
  writeFileSync(half, content);
  renameSync(half, path);
  return path;
}
