import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import {
  access,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AssetStore } from './asset-store.ts';

const readableByOwner = { mode: 0o600 } as const;

export function openFolderStore(folder: string): AssetStore {
  const drafts = join(folder, 'drafts');
  // A folder with a million files is slow.
  const toPath = (hash: string) => join(folder, hash.slice(0, 2), hash);
  const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 });

  async function remove(hash: string) {
    const path = toPath(hash);
    await rm(path, { force: true });
    const names = await readdir(dirname(path)).catch(() => []);
    for (const name of names.filter((each) => each.startsWith(`${hash}.`))) {
      await rm(join(dirname(path), name), { force: true });
    }
  }

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
        // The row that names the file is flushed too.
        const file = createWriteStream(draft, { ...readableByOwner, flush: true });
        await pipeline(content, meter, file);
      } catch (error) {
        await discard();
        throw error;
      }
      const name = hash.digest('base64url');
      const keep = async () => {
        const path = toPath(name);
        await makeFolder(dirname(path));
        await rename(draft, path);
      };
      return { hash: name, bytes, path: draft, keep, discard };
    },

    async read(hash, extent) {
      const file = await open(toPath(hash));
      if (!extent) return file.createReadStream();
      return file.createReadStream({ start: extent.start, end: extent.end - 1 });
    },

    readMade: (hash, name) => readFile(`${toPath(hash)}.${name}`).catch(() => undefined),

    async keepMade(hash, name, made) {
      const draft = join(drafts, randomUUID());
      const path = `${toPath(hash)}.${name}`;
      await makeFolder(drafts);
      try {
        await writeFile(draft, made, readableByOwner);
        await rename(draft, path);
      } finally {
        await rm(draft, { force: true });
      }
      // Nothing else removes derivatives of a content that was removed meanwhile.
      await access(toPath(hash)).catch(() => rm(path, { force: true }));
    },

    remove,

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
