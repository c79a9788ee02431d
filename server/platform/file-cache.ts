import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from './disk.ts';

export type FileCache = {
  has: (name: string) => boolean;
  read: (name: string) => Promise<Buffer | undefined>;
  /** Evicts the least recently used files; never rejects. */
  write: (name: string, content: Buffer) => Promise<void>;
};

type Options = {
  folder: string;
  version: string;
  capacity: number;
  clock: () => Date;
  disk: Pick<Disk, 'hasRoom'>;
  onFailure: (error: unknown) => void;
};

const sealBytes = 32;

const draftEnd = '.part';

/** Milliseconds. */
const noteEvery = 60_000;

const toSeal = (content: Buffer) => hash('sha256', content, 'buffer');

/**
 * A truncated file is never read. Modification time is the last use, so the order of eviction
 * survives a restart.
 */
export function openFileCache(options: Options): FileCache {
  const { capacity, clock, disk, onFailure } = options;
  const folder = join(options.folder, options.version);
  const files = new Map<string, { bytes: number; usedAt: number }>();
  let total = 0;
  try {
    tidyAndFind();
  } catch (error) {
    onFailure(error);
  }

  function tidyAndFind() {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(options.folder)) {
      if (name !== options.version) rmSync(join(options.folder, name), { recursive: true });
    }
    const names = readdirSync(folder);
    for (const name of names.filter((one) => one.endsWith(draftEnd))) rmSync(join(folder, name));
    const found = names
      .filter((name) => !name.endsWith(draftEnd))
      .map((name) => ({ name, stats: statSync(join(folder, name)) }));
    for (const { name, stats } of found.toSorted((a, b) => a.stats.mtimeMs - b.stats.mtimeMs)) {
      note(name, stats.size, stats.mtimeMs);
    }
  }

  function note(name: string, bytes: number, usedAt: number) {
    forget(name);
    files.set(name, { bytes, usedAt });
    total += bytes;
  }

  function forget(name: string) {
    total -= files.get(name)?.bytes ?? 0;
    files.delete(name);
  }

  async function discard(name: string) {
    forget(name);
    await rm(join(folder, name), { force: true }).catch(onFailure);
  }

  async function noteUse(name: string, bytes: number) {
    const now = clock();
    const usedAt = files.get(name)?.usedAt ?? 0;
    const isDue = now.getTime() - usedAt > noteEvery;
    note(name, bytes, isDue ? now.getTime() : usedAt);
    if (isDue) await utimes(join(folder, name), now, now).catch(onFailure);
  }

  return {
    has: (name) => files.has(name),

    async read(name) {
      if (!files.has(name)) return undefined;
      const sealed = await readFile(join(folder, name)).catch(() => undefined);
      const content = sealed?.subarray(sealBytes);
      if (!sealed || !content || !toSeal(content).equals(sealed.subarray(0, sealBytes))) {
        await discard(name);
        return undefined;
      }
      await noteUse(name, sealed.length);
      return content;
    },

    async write(name, content) {
      if (!(await disk.hasRoom(content.length).catch(() => false))) return;
      const now = clock();
      const draft = join(folder, `${randomUUID()}${draftEnd}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(draft, [toSeal(content), content], { mode: 0o600 });
        await utimes(draft, now, now);
        await rename(draft, join(folder, name));
      } catch (error) {
        onFailure(error);
        await rm(draft, { force: true }).catch(() => undefined);
        return;
      }
      note(name, content.length + sealBytes, now.getTime());
      for (const oldest of files.keys()) {
        if (total <= capacity || oldest === name) break;
        await discard(oldest);
      }
    },
  };
}
