import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type ReceivedDraft = { hash: string; bytes: number; path: string };

export type Drafts = {
  /** A path for what is moved into its place afterwards. */
  newPath: () => Promise<string>;
  /** Writes and flushes a content to the disk of this machine, where it is examined. */
  receive: (content: Readable) => Promise<ReceivedDraft>;
  /** Hands over each older draft with its hash, where it has one, and removes it then. */
  sweep: (before: Date, onHash?: (hash: string) => Promise<void>) => Promise<void>;
};

const markPattern = /^([\w-]{43})\.[\da-f-]{36}$/;

/** A mark names the content that an upload puts into its place. */
export const newMark = (hash: string): string => `${hash}.${randomUUID()}`;

/** @returns null where the name is no mark. */
export const readMark = (name: string): string | null => markPattern.exec(name)?.[1] ?? null;

export function openDrafts(folder: string): Drafts {
  async function newPath() {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, randomUUID());
  }

  return {
    newPath,

    async receive(content) {
      const draft = await newPath();
      const sum = createHash('sha256');
      let bytes = 0;
      const meter = new PassThrough().on('data', (chunk: Buffer) => {
        sum.update(chunk);
        bytes += chunk.length;
      });
      try {
        // The row that names the file is flushed too.
        const file = createWriteStream(draft, { mode: 0o600, flush: true });
        await pipeline(content, meter, file);
        const hash = sum.digest('base64url');
        const path = join(folder, newMark(hash));
        await rename(draft, path);
        return { hash, bytes, path };
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async sweep(before, onHash) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const path = join(folder, name);
        const changed = await stat(path).then(
          ({ mtime }) => mtime,
          () => undefined,
        );
        if (changed === undefined || changed >= before) continue;
        const hash = readMark(name);
        if (hash !== null) await onHash?.(hash);
        await rm(path, { force: true });
      }
    },
  };
}
