import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, stat, unlink, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

/**
 * The parts of the start, by the letter before their hash (`startFileName` in
 * `scripts/build/start-chunk.ts`).
 */
const startPart = /^([dlks])\..+\.js$/;

/** Versions of a part that stay; who comes back after more loads it whole. */
const versionsKept = 20;

/** RFC 9842, section 5. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');

const toHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');

export type FormerFiles = {
  /** The addresses of later versions of a built file, for which the browser keeps it. */
  patternOf: (name: string) => string | null;
  /**
   * @param name of a built file, like `s.x1y2z3a.js`
   * @param dictionary the header `Available-Dictionary`
   * @returns what the file adds to that version, as `dcz`, or null without that version
   */
  deltaOf: (name: string, dictionary: string) => Promise<Buffer | null>;
};

/**
 * Keeps the start's files of former versions in `folder`, so that a browser that comes back after
 * a release loads the difference. Source: docs/decisions/first-visit.md.
 *
 * @param built the folder with the client's files
 * @throws if `folder` cannot be written
 */
export async function openFormerFiles(built: string, folder: string): Promise<FormerFiles> {
  const names = (await readdir(built)).filter((name) => startPart.test(name));
  await mkdir(folder, { recursive: true });
  const now = new Date();
  for (const name of names) {
    const kept = join(folder, name);
    await copyFile(join(built, name), kept);
    await utimes(kept, now, now);
  }
  const byHash = await readKept(folder);
  const deltas = new Map<string, Promise<Buffer | null>>();

  const make = async (name: string, path: string, hash: string) => {
    const [content, dictionary] = await Promise.all([readFile(join(built, name)), readFile(path)]);
    const body = await promisify(zstdCompress)(content, {
      dictionary,
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
    });
    return Buffer.concat([magic, Buffer.from(hash, 'base64'), body]);
  };

  return {
    patternOf: (name) => {
      const letter = startPart.exec(name)?.[1];
      return letter === undefined ? null : `/assets/${letter}.*`;
    },
    deltaOf: async (name, dictionary) => {
      const hash = /^:([A-Za-z\d+/]{43}=):$/.exec(dictionary)?.[1] ?? '';
      const path = byHash.get(hash);
      if (path === undefined || !names.includes(name)) return null;
      const key = `${name} ${path}`;
      const delta = deltas.get(key) ?? make(name, path, hash).catch(() => null);
      deltas.set(key, delta);
      return delta;
    },
  };
}

/** Removes the oldest versions. @returns the paths of the others, by the hash of their content. */
async function readKept(folder: string): Promise<Map<string, string>> {
  const found = await Promise.all(
    (await readdir(folder))
      .filter((name) => startPart.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        return { path, seenAt: (await stat(path)).mtimeMs };
      }),
  );
  found.sort((one, other) => other.seenAt - one.seenAt);
  const counts = new Map<string, number>();
  const kept = new Map<string, string>();
  for (const { path } of found) {
    const letter = startPart.exec(basename(path))?.[1] ?? '';
    const count = (counts.get(letter) ?? 0) + 1;
    counts.set(letter, count);
    if (count > versionsKept) await unlink(path);
    else kept.set(toHash(await readFile(path)), path);
  }
  return kept;
}
