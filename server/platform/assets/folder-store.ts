import {
  access,
  constants,
  copyFile,
  link,
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
import { Readable } from 'node:stream';
import type { AssetStore } from './asset-store.ts';
import { openDrafts } from './drafts.ts';

const hashPattern = /^[\w-]{43}$/;

export function openFolderStore(folder: string): AssetStore {
  const drafts = openDrafts(join(folder, 'drafts'));
  // A folder with a million files is slow.
  const toPath = (hash: string) => join(folder, hash.slice(0, 2), hash);
  const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 });

  async function put(draft: string, hash: string) {
    const path = toPath(hash);
    const beside = await drafts.newPath();
    await makeFolder(dirname(path));
    try {
      // Some shared folders have no links.
      await link(draft, beside).catch(() => copyFlushed(draft, beside));
      await rename(beside, path);
    } finally {
      // A rename onto the same file leaves both.
      await rm(beside, { force: true });
    }
  }

  async function receive(content: Readable) {
    const draft = await drafts.receive(content);
    return {
      ...draft,
      put: () => put(draft.path, draft.hash),
      async release() {
        const empty = await drafts.newPath();
        await writeFile(empty, '', { mode: 0o600 });
        await rename(empty, draft.path);
      },
      discard: () => rm(draft.path, { force: true }),
    };
  }

  const find = (hash: string) =>
    stat(toPath(hash)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });

  return {
    place: folder,
    receive,
    size: async (hash) => (await find(hash))?.size ?? null,

    async read(hash, extent) {
      const file = await open(toPath(hash));
      if (!extent) return file.createReadStream();
      return file.createReadStream({ start: extent.start, end: extent.end - 1 });
    },

    async *list(after = '') {
      const names = await readdir(folder).catch(() => []);
      const isLeft = (name: string) => name.length === 2 && name >= after.slice(0, 2);
      for (const beginning of names.filter(isLeft).toSorted()) {
        const hashes = await readdir(join(folder, beginning));
        const isWanted = (name: string) => hashPattern.test(name) && name > after;
        for (const hash of hashes.filter(isWanted).toSorted()) {
          const found = await find(hash);
          if (found !== null) yield { hash, bytes: found.size, changed: found.mtime };
        }
      }
    },

    readMade: (hash, name) => readFile(`${toPath(hash)}.${name}`).catch(() => undefined),

    async keepMade(hash, name, made) {
      const draft = await drafts.newPath();
      const path = `${toPath(hash)}.${name}`;
      try {
        await writeFile(draft, made, { mode: 0o600 });
        await rename(draft, path);
      } finally {
        await rm(draft, { force: true });
      }
      // Nothing else removes derivatives of a content that was removed meanwhile.
      await access(toPath(hash)).catch(() => rm(path, { force: true }));
    },

    async remove(hash) {
      const path = toPath(hash);
      await rm(path, { force: true });
      const names = await readdir(dirname(path)).catch(() => []);
      for (const name of names.filter((each) => each.startsWith(`${hash}.`))) {
        await rm(join(dirname(path), name), { force: true });
      }
    },

    sweep: (before, onMark) => drafts.sweep(before, onMark),
    check: async () => (await receive(Readable.from([Buffer.from('ok')]))).discard(),
    failure: () => null,
  };
}

async function copyFlushed(from: string, to: string) {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  const file = await open(to, 'r+');
  await file.sync().finally(() => file.close());
}
