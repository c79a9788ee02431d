import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AssetStore } from './asset-store.ts';

const readableByOwner = { mode: 0o600 } as const;

/** Keeps assets as files of a folder, which is made when the first one comes. */
export function openFolderStore(folder: string): AssetStore {
  const drafts = join(folder, 'drafts');
  // A folder with a million files is slow to work with, so there are some thousand folders.
  const placeOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 });

  return {
    async receive(content) {
      await makeFolder(drafts);
      const draft = join(drafts, randomUUID());
      const hash = createHash('sha256');
      let bytes = 0;
      const meter = new PassThrough().on('data', (chunk: Buffer) => {
        hash.update(chunk);
        bytes += chunk.length;
      });
      const discard = () => rm(draft, { force: true });
      try {
        // Flushed, for the row that names the file is.
        const file = createWriteStream(draft, { ...readableByOwner, flush: true });
        await pipeline(content, meter, file);
      } catch (error) {
        await discard();
        throw error;
      }
      const name = hash.digest('base64url');
      const keep = async () => {
        const place = placeOf(name);
        await makeFolder(dirname(place));
        await rename(draft, place);
      };
      return { hash: name, bytes, path: draft, keep, discard };
    },

    async read(hash, extent) {
      const file = await open(placeOf(hash));
      if (!extent) return file.createReadStream();
      return file.createReadStream({ start: extent.start, end: extent.end - 1 });
    },

    remove: (hash) => rm(placeOf(hash), { force: true }),

    async sweep(before) {
      const names = await readdir(drafts).catch(() => []);
      for (const name of names) {
        const path = join(drafts, name);
        const changed = await stat(path).then(
          ({ mtime }) => mtime,
          () => undefined,
        );
        if (changed && changed < before) await rm(path, { force: true });
      }
    },
  };
}
