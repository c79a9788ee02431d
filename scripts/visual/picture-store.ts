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
import { digestOf } from './digest.ts';

const monthInMs = 30 * 86_400_000;

export type PictureStore = ReturnType<typeof openStore>;

/**
 * Pictures of former runs, each under a digest of what it was made from: its key, and the texts that
 * it asked for, which nobody knows before it was taken once.
 */
export function openStore(folder: string, digestOfWords: DigestOfWords) {
  const placeOf = (name: string, ending: string) =>
    join(folder, name.slice(0, 2), `${name}.${ending}`);
  const pictureOf = (key: string, asked: string[]) =>
    placeOf(digestOf(key, digestOfWords(asked)), 'png');

  const remember = (key: string, value: unknown) =>
    write(placeOf(key, 'json'), JSON.stringify(value));

  /** What was remembered under that key, as JSON gives it back. */
  function recall(key: string): unknown {
    try {
      return JSON.parse(readFileSync(placeOf(key, 'json'), 'utf8'));
    } catch {
      // Nothing there, or half a file of a run that was cut off: made anew.
      return undefined;
    }
  }

  return {
    remember,
    recall,
    /** Path of the picture that was made from the same, or undefined. */
    find(key: string): string | undefined {
      const asked = recall(key) as string[] | undefined;
      const path = asked && pictureOf(key, asked);
      return path !== undefined && isThere(path) ? path : undefined;
    },
    /** Keeps a picture to be found again under that key, and answers its path. `asked` are its `namespace:key`. */
    keep(png: Uint8Array, key: string, asked: string[]): string {
      remember(key, asked);
      return write(pictureOf(key, asked), png);
    },
    /** Keeps one that is not to be found again. */
    put: (png: Uint8Array): string => write(placeOf(digestOf(png), 'png'), png),
  };
}

/** Whether the file is there; then it is used, and stays a further month. */
export function isThere(path: string): boolean {
  const now = new Date();
  try {
    utimesSync(path, now, now);
    return true;
  } catch {
    return false;
  }
}

/** Forgets what has not been used for a month. */
export function tidyStore(folder: string): void {
  for (const path of globSync(join(folder, '**/*.*'))) {
    if (Date.now() - statSync(path).mtimeMs > monthInMs) rmSync(path, { force: true });
  }
}

/** Writes beside and renames, so that a run that is cut off leaves no half file. */
function write(path: string, content: Uint8Array | string): string {
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}`;
  writeFileSync(half, content);
  renameSync(half, path);
  return path;
}
