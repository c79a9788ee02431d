import { and, eq, gt, inArray, isNull, sql } from '#drizzle/orm.ts';
import { refusals } from '#contract/music-folder.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
import { listedTrack, setGone } from '../track/index.ts';
import { musicFileTable } from './music-file.table.ts';
import { musicFolderTable } from './music-folder.table.ts';
import { type KnownFile, toKey, toMark } from './placed-file.ts';
import { refusedFileTable } from './refused-file.table.ts';

export type MusicFolder = { id: string; path: Buffer };

export const findFolders = (db: Db): Promise<MusicFolder[]> =>
  db.select({ id: musicFolderTable.id, path: musicFolderTable.path }).from(musicFolderTable);

export async function addFolder(db: Db, path: Buffer): Promise<MusicFolder> {
  await db.insert(musicFolderTable).values({ id: newId(), path }).onConflictDoNothing();
  const [folder] = await db.select().from(musicFolderTable).where(eq(musicFolderTable.path, path));
  if (folder === undefined) throw new Error('A folder was added and not answered.');
  return folder;
}

/** Locks all folders, so that imports take turns; names of artists then stand once. */
export async function holdFolders(tx: Db): Promise<void> {
  await tx
    .select({ id: musicFolderTable.id })
    .from(musicFolderTable)
    .orderBy(musicFolderTable.id)
    .for('update');
}

/** Rows of one statement: calls to the embedded database come in between. */
const filesAtOnce = 2_000;

/** Of all folders. */
export async function findKnownFiles(db: Db): Promise<KnownFile[]> {
  const files: KnownFile[] = [];
  for (let after = ''; ;) {
    const part = await findFilesAfter(db, after);
    files.push(...part);
    const last = part.at(-1);
    if (last === undefined || part.length < filesAtOnce) return files;
    after = last.id;
  }
}

async function findFilesAfter(db: Db, after: string): Promise<KnownFile[]> {
  const file = musicFileTable;
  const rows = await db
    .select({
      id: file.id,
      folderId: file.folderId,
      path: file.path,
      device: file.device,
      inode: file.inode,
      size: file.size,
      modified: file.modified,
      changed: file.changed,
      hash: file.hash,
      trackId: file.trackId,
      albumId: listedTrack.albumId,
      title: listedTrack.title,
      albumTitle: listedTrack.albumTitle,
      disc: listedTrack.disc,
      printedNumber: listedTrack.printedNumber,
      duration: listedTrack.duration,
      recordingId: file.recordingId,
      isrc: file.isrc,
      isGone: sql<boolean>`${file.goneAt} is not null`,
    })
    .from(file)
    .innerJoin(listedTrack, eq(listedTrack.id, file.trackId))
    .where(gt(file.id, after))
    .orderBy(file.id)
    .limit(filesAtOnce);
  return rows.map(({ device, inode, size, modified, changed, path, ...row }) => ({
    ...row,
    path: toKey(path),
    mark: toMark({ device, inode, size, modified, changed }),
  }));
}

/** Those that are here, in the order of their paths. */
export const findPlacedFiles = (
  db: Db,
  folderId: string,
): Promise<{ path: Buffer; trackId: string }[]> =>
  db
    .select({ path: musicFileTable.path, trackId: musicFileTable.trackId })
    .from(musicFileTable)
    .where(and(eq(musicFileTable.folderId, folderId), isNull(musicFileTable.goneAt)))
    .orderBy(musicFileTable.path);

export type MusicFileRow = typeof musicFileTable.$inferInsert;

export const insertFiles = (tx: Db, rows: readonly MusicFileRow[]): Promise<void> =>
  insertAll(tx, musicFileTable, rows);

export async function changeFile(tx: Db, row: MusicFileRow): Promise<void> {
  const { id, ...changed } = row;
  const { hash, fingerprint: known } = musicFileTable;
  // Another sound has no fingerprint yet.
  const fingerprint = sql`case when ${hash} = ${row.hash} then ${known} else 0 end`;
  await tx
    .update(musicFileTable)
    .set({ ...changed, fingerprint })
    .where(eq(musicFileTable.id, id));
}

/** Their tracks cannot be played, unless another file of them is here. */
export async function loseFiles(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  const { id, goneAt, trackId } = musicFileTable;
  const lost = await tx
    .update(musicFileTable)
    .set({ goneAt: now })
    .where(and(anyOf(id, ids), isNull(goneAt)))
    .returning({ trackId });
  const tracks = [...new Set(lost.map((file) => file.trackId))];
  const playable = await findPlayable(tx, tracks);
  await setGone(
    tx,
    tracks.filter((track) => !playable.has(track)),
    true,
  );
}

/** Those of some tracks that have a file which is here. */
export async function findPlayable(tx: Db, trackIds: readonly string[]): Promise<Set<string>> {
  const { trackId, goneAt } = musicFileTable;
  const here = await tx
    .select({ trackId })
    .from(musicFileTable)
    .where(and(anyOf(trackId, trackIds), isNull(goneAt)));
  return new Set(here.map((file) => file.trackId));
}

/** The next import reads files of these tracks again, as if they had changed. */
export async function rereadFiles(tx: Db, trackIds: readonly string[]): Promise<void> {
  await tx
    .update(musicFileTable)
    .set({ changed: '' })
    .where(anyOf(musicFileTable.trackId, trackIds));
}

export type RefusedFileRow = Omit<
  typeof refusedFileTable.$inferInsert,
  'folderId' | 'name' | 'seenAt'
>;

/** Files that a former version refused for what this one takes are read like new ones. */
export const isStillRefused = inArray(refusedFileTable.reason, refusals);

export async function findRefused(db: Db, folderId: string): Promise<RefusedFileRow[]> {
  const { path, mark, reason, since } = refusedFileTable;
  return db
    .select({ path, mark, reason, since })
    .from(refusedFileTable)
    .where(and(eq(refusedFileTable.folderId, folderId), isStillRefused));
}

/** Replaces those of a folder by what a walk at `now` saw. */
export async function keepRefused(
  tx: Db,
  folderId: string,
  { rows, now }: { rows: readonly RefusedFileRow[]; now: Date },
): Promise<void> {
  await tx.delete(refusedFileTable).where(eq(refusedFileTable.folderId, folderId));
  await insertAll(
    tx,
    refusedFileTable,
    rows.map((row) => ({ ...row, name: row.path.toString('utf8'), folderId, seenAt: now })),
  );
}
