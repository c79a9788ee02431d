import {
  existsSync,
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
import type { CatalogueWords } from './catalogue-words.ts';
import { digestOf } from './digest.ts';

/** What is known of one photograph, besides what its key says. */
type Shot = {
  /** Name of the picture. */
  picture: string;
  /** The `namespace:key` that it asked for, or null where nobody wrote them down. */
  words: string[] | null;
  wordsDigest: string;
};

const daysKept = 30;
const dayInMs = 86_400_000;
/** Texts may go back and forth between two branches; more than these are not worth keeping. */
const shotsPerKey = 6;

/**
 * Pictures of former runs, each under the digest of its content, and what each was made from. A
 * store that is not read still takes in: a run needs a place for its pictures.
 */
export class PictureStore {
  readonly #folder: string;
  readonly #isRead: boolean;

  constructor(folder: string, { isRead }: { isRead: boolean }) {
    this.#folder = folder;
    this.#isRead = isRead;
  }

  /** Name of the picture that was made from the same, or undefined. */
  find(key: string, words: CatalogueWords): string | undefined {
    if (!this.#isRead) return undefined;
    const shot = this.#shots(key).find(
      (known) => known.wordsDigest === digestOfWords(words, known.words),
    );
    if (!shot || !this.has(shot.picture)) return undefined;
    const now = new Date();
    utimesSync(this.pathOf(shot.picture), now, now);
    utimesSync(this.#shotPath(key), now, now);
    return shot.picture;
  }

  /** Takes a picture in that is not to be found again by what it was made from. Answers its name. */
  keepPicture(png: Uint8Array): string {
    const picture = digestOf(png);
    write(this.pathOf(picture), png);
    return picture;
  }

  /** Takes a picture in and answers its name. */
  keep(key: string, png: Uint8Array, asked: string[] | null, words: CatalogueWords): string {
    const picture = this.keepPicture(png);
    const wordsDigest = digestOfWords(words, asked);
    const others = this.#shots(key).filter((shot) => shot.wordsDigest !== wordsDigest);
    const shots = [{ picture, words: asked, wordsDigest }, ...others].slice(0, shotsPerKey);
    write(this.#shotPath(key), JSON.stringify(shots));
    return picture;
  }

  has = (picture: string): boolean => existsSync(this.pathOf(picture));

  /** The list that was kept under that key, as JSON gives it back. */
  findList(key: string): unknown {
    return this.#isRead ? this.#read(this.#listPath(key)) : undefined;
  }

  keepList(key: string, list: unknown): void {
    write(this.#listPath(key), JSON.stringify(list));
  }

  /** Where the PNG of that name lies. */
  pathOf(picture: string): string {
    return join(this.#folder, 'pictures', picture.slice(0, 2), `${picture}.png`);
  }

  /** Forgets what has not been used for a month. */
  tidy(): void {
    const deadline = Date.now() - daysKept * dayInMs;
    for (const path of globSync('*/*/*', { cwd: this.#folder })) {
      const file = join(this.#folder, path);
      if (statSync(file).mtimeMs < deadline) rmSync(file, { force: true });
    }
  }

  #shots(key: string): Shot[] {
    return (this.#read(this.#shotPath(key)) ?? []) as Shot[];
  }

  #shotPath(key: string) {
    return join(this.#folder, 'shots', key.slice(0, 2), `${key}.json`);
  }

  #listPath(key: string) {
    return join(this.#folder, 'lists', key.slice(0, 2), `${key}.json`);
  }

  #read(path: string): unknown {
    try {
      return JSON.parse(readFileSync(path, 'utf8'));
    } catch {
      // Nothing there, or half a file of a run that was cut off: made anew.
      return undefined;
    }
  }
}

const digestOfWords = (words: CatalogueWords, asked: string[] | null) =>
  asked ? words.digestOf(asked) : words.digestOfAll();

/** Writes beside and renames, so that a run that is cut off leaves no half file. */
function write(path: string, content: Uint8Array | string) {
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}`;
  writeFileSync(half, content);
  renameSync(half, path);
}
