import { realpath, stat } from 'node:fs/promises';
import type { WalkFault } from '#contract/music-folder.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { tidyTables } from '../../../platform/database/tidy-tables.ts';
import { evenPace, makePace, type Pace } from '../../../platform/pace.ts';
import { joinPath } from '../../../media/music/music-path.ts';
import { type MusicReader, openMusicReader } from '../../../media/music/music-reader.ts';
import type { Refusal } from '../../../media/music/scanned-sound.ts';
import { stageCover } from './album-cover.ts';
import { bringLyrics } from './bring-lyrics.ts';
import { albumFolderOf } from './described-track.ts';
import { openKnownFiles, type Outcome } from './known-files.ts';
import {
  addFolder,
  findFolders,
  findKnownFiles,
  findRefused,
  keepRefused,
  loseFiles,
  type MusicFolder,
  type RefusedFileRow,
} from './music-file.repository.ts';
import { countSuspected, findNameFolders } from './music-name.repository.ts';
import { type KnownFile, toKey } from './placed-file.ts';
import { readNamed } from './read-named.ts';
import { type ReadyFile, writeBatch } from './write-batch.ts';
import { type FoundFile, type Walk, walkFolder } from './walk-folder.ts';

/** Files that are read before they are written; in one transaction, unless a pace sizes it. */
const batchSize = 100;

/** Files in one transaction of a server that answers calls meanwhile. */
export const importPace = (db: Db): Pace => makePace(db, { least: 5, first: 20, most: batchSize });

/**
 * Files after which the tables are analysed, then after twice as many each time: plans made for
 * empty tables read all of them for each batch.
 */
const firstTidied = 500;

/** Missing at once, they may be on a disk that is not there. */
const missingMost = { files: 500, share: 1 / 3 };

/** Tried again each time. */
const passing: ReadonlySet<Refusal> = new Set(['unreadable', 'tooLong']);

export type ImportOptions = {
  db: Db;
  assets: Assets;
  clock: () => Date;
  /** Takes it as true that many files are gone, or up to this number of them. */
  acceptsMissing: boolean | number;
  /** Bytes of the files that have to be read, and the files. */
  onProgress: (done: number, total: number, files: { done: number; total: number }) => void;
  /** Once the names are known. */
  onWalk?: (folder: MusicFolder, walk: Walk) => Promise<void>;
  signal: AbortSignal;
  /** Sizes transactions, so that other calls come in between. */
  pace?: Pace;
  reader?: MusicReader;
};

export type RefusedFile = { path: string; reason: Refusal };

export type ImportReport = {
  unchanged: number;
  found: number;
  /** Files that the folder had before. */
  known: number;
  outcomes: Record<Outcome, number>;
  gone: number;
  /** Files that are missing and whose absence is not believed yet. */
  missing: number;
  refused: RefusedFile[];
  /** Folders that could not be read: nothing is taken as gone. */
  unread: string[];
  /** Folders of albums whose names seem to be in an old code page. */
  suspected: number;
};

export class UnfitFolder extends Error {
  readonly reason: WalkFault;

  constructor(reason: UnfitFolder['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Brings the catalogue to what a folder holds. It may end at any moment, and be repeated. See
 * docs/media.md.
 *
 * @throws {UnfitFolder} for a path that is no folder, lies within another one or around it, or goes
 *   while it is read.
 */
export async function importFolder(path: string, options: ImportOptions): Promise<ImportReport> {
  const { db, signal } = options;
  const { folder, device } = await takeFolder(db, path);
  const walk = await walkFolder(folder.path, signal);
  if (walk.unread.some((unread) => unread.length === 0)) throw new UnfitFolder('unreadable');
  await options.onWalk?.(folder, walk);
  const reader = options.reader ?? openMusicReader();
  try {
    return await bring({ folder, device, walk }, { ...options, reader });
  } finally {
    await reader.close();
  }
}

async function takeFolder(db: Db, path: string) {
  const root = await realpath(path, { encoding: 'buffer' }).catch(() => null);
  const about = root && (await stat(root).catch(() => null));
  if (root === null || about === null) throw new UnfitFolder('absent');
  if (!about.isDirectory()) throw new UnfitFolder('file');
  const within = (inner: Buffer, outer: Buffer) =>
    inner.subarray(0, outer.length + 1).equals(joinPath(outer, Buffer.alloc(0)));
  const others = (await findFolders(db)).filter((other) => !other.path.equals(root));
  if (others.some((other) => within(root, other.path) || within(other.path, root))) {
    throw new UnfitFolder('overlaps');
  }
  return { folder: await addFolder(db, root), device: about.dev };
}

/** A disk that goes leaves an empty folder of another device, or none. */
async function refuseVanished(root: Buffer, device: number) {
  const about = await stat(root).catch(() => null);
  if (about?.dev !== device) throw new UnfitFolder('vanished');
}

type Taken = { folder: MusicFolder; device: number; walk: Walk };

async function bring(
  { folder, device, walk }: Taken,
  options: ImportOptions & { reader: MusicReader },
): Promise<ImportReport> {
  const { db, clock, signal, onProgress, reader, pace = evenPace(batchSize) } = options;
  const { settled, loose, changed, refused, sinceOf } = await compare({ db, folder, walk, clock });
  const seen = new Set(walk.music.map(({ key }) => key));
  const isHere = (file: KnownFile) => file.folderId === folder.id && seen.has(file.path);
  const known = openKnownFiles(settled, loose, isHere);
  const busyAlbums = new Set(settled.map(({ albumId }) => albumId));
  const outcomes = { new: 0, copy: 0, moved: 0, retagged: 0, replaced: 0 };
  const total = changed.reduce((sum, { size }) => sum + size, 0);
  const covered = new Set<string>();
  let done = 0;
  let read = 0;
  /** Of the files before those that are read meanwhile. */
  let writing: Promise<void> = Promise.resolve();
  let written = 0;
  let tidyAt = firstTidied;
  const write = async (ready: ReadyFile[]) => {
    while (ready.length > 0) {
      if (written >= tidyAt) {
        tidyAt *= 2;
        await tidyTables(db, signal);
      }
      const taken = await pace.take('write', (size) => {
        const files = ready.splice(0, size);
        return writeBatch({ folder, files, known, busyAlbums, now: clock() }, options);
      });
      written += taken.length;
      for (const outcome of taken) outcomes[outcome] += 1;
    }
  };
  const readBatch = async (batch: readonly FoundFile[]) => {
    const ready: ReadyFile[] = [];
    const albumFolders = batch.map(({ path }) => albumFolderOf(path));
    const nameFolders = await findNameFolders(db, folder.id, albumFolders);
    for (const found of batch) {
      signal.throwIfAborted();
      const { answer, naming } = await readNamed(found, { db, reader, folder, nameFolders });
      done += found.size;
      read += 1;
      onProgress(done, total, { done: read, total: changed.length });
      if ('refusal' in answer) {
        if (answer.refusal === 'unreadable') await refuseVanished(folder.path, device);
        const { path, mark } = found;
        refused.push({ path, mark, reason: answer.refusal, since: sinceOf(found) });
        continue;
      }
      const { picture, ...music } = answer.music;
      const album = `${toKey(found.path.subarray(0, found.path.lastIndexOf(0x2f) + 1))} ${music.tags.album}`;
      const needsCover = !covered.has(album);
      covered.add(album);
      const { path } = found;
      const from = { root: folder.path, path, covers: walk.covers, picture };
      const cover = needsCover ? await stageCover(options.assets, from) : null;
      ready.push({ found, music, cover, naming });
    }
    return ready;
  };
  try {
    for (let start = 0; start < changed.length; start += batchSize) {
      const ready = await readBatch(changed.slice(start, start + batchSize));
      await writing;
      writing = write(ready);
      // It is awaited before the next one, and at the end.
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
  const absent = [...known.left].filter((file) => file.folderId === folder.id && !file.isGone);
  const isWhole = walk.unread.length === 0;
  // What lies there and cannot be read any more is not missing.
  const spoilt = absent.filter(isHere);
  const missing = absent.filter((file) => !isHere(file));
  const here = settled.filter((file) => file.folderId === folder.id).length + absent.length;
  const isMany = missing.length > here * missingMost.share || missing.length >= missingMost.files;
  if (missing.length > 0) await refuseVanished(folder.path, device);
  const accepted = options.acceptsMissing === true ? Infinity : Number(options.acceptsMissing);
  const isBelieved = isWhole && (missing.length <= accepted || !isMany);
  const now = clock();
  await inTransaction(db, async (tx) => {
    const lost = [...spoilt, ...(isBelieved ? missing : [])];
    await loseFiles(
      tx,
      lost.map(({ id }) => id),
      now,
    );
    await keepRefused(tx, folder.id, { rows: refused, now });
  });
  await bringLyrics(folder, walk, options);
  return {
    unchanged: settled.filter((file) => file.folderId === folder.id).length,
    found: walk.music.length,
    known: here,
    outcomes,
    gone: isBelieved ? missing.length : 0,
    missing: isBelieved ? 0 : missing.length,
    refused: refused.map(({ path, reason }) => ({ path: path.toString('utf8'), reason })),
    unread: walk.unread.map((path) => path.toString('utf8')),
    suspected: await countSuspected(db, folder.id),
  };
}

/** Tells what has to be read from what is as it was. */
async function compare({
  db,
  folder,
  walk,
  clock,
}: Omit<Taken, 'device'> & Pick<ImportOptions, 'db' | 'clock'>) {
  const files = await findKnownFiles(db);
  const marks = new Map(walk.music.map(({ key, mark }) => [key, mark]));
  const isSettled = (file: KnownFile) =>
    !file.isGone && (file.folderId !== folder.id || marks.get(file.path) === file.mark);
  const settled = files.filter(isSettled);
  const loose = files.filter((file) => !isSettled(file));
  const own = new Set(
    settled.filter((file) => file.folderId === folder.id).map(({ path }) => path),
  );
  const before = new Map((await findRefused(db, folder.id)).map((row) => [toKey(row.path), row]));
  const isRefused = ({ key, mark }: FoundFile) => {
    const row = before.get(key);
    return row?.mark === mark && !passing.has(row.reason);
  };
  /** A file that is tried again and did not change was seen before. */
  const sinceOf = ({ path, mark }: FoundFile) => {
    const row = before.get(toKey(path));
    return row?.mark === mark ? row.since : clock();
  };
  const refused: RefusedFileRow[] = [
    ...walk.music.filter(isRefused).flatMap(({ key }) => before.get(key) ?? []),
    ...walk.odd.map((odd) => ({
      path: odd.path,
      mark: odd.mark,
      reason: 'noFile' as const,
      since: sinceOf(odd),
    })),
  ];
  const changed = walk.music.filter((file) => !own.has(file.key) && !isRefused(file));
  return { settled, loose, changed, refused, sinceOf };
}
