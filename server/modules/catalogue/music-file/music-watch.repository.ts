import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from '#drizzle/orm.ts';
import type { MissingAnswer, WalkFault, WalkFigures, WalkOutcome } from '#contract/music-folder.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { isStillRefused } from './music-file.repository.ts';
import { musicFileTable } from './music-file.table.ts';
import { musicFolderTable } from './music-folder.table.ts';
import { musicWatchTable, type WalkProgress } from './music-watch.table.ts';
import { refusedFileTable } from './refused-file.table.ts';

export type WatchRow = typeof musicWatchTable.$inferSelect;

const watch = musicWatchTable;

export async function addWatches(db: Db, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db
    .insert(watch)
    .values(paths.map((path) => ({ id: newId(), path })))
    .onConflictDoNothing();
}

/** In the order of the paths. */
export async function findWatches(db: Db, paths: readonly string[]): Promise<WatchRow[]> {
  if (paths.length === 0) return [];
  const rows = await db
    .select()
    .from(watch)
    .where(inArray(watch.path, [...paths]));
  return rows.toSorted((one, other) => paths.indexOf(one.path) - paths.indexOf(other.path));
}

export async function findPathsOf(db: Db, folderId: string): Promise<string[]> {
  const rows = await db
    .select({ path: watch.path })
    .from(watch)
    .where(eq(watch.folderId, folderId));
  return rows.map(({ path }) => path);
}

/** Locks it; null for another folder than those of the setting. */
export async function holdWatch(
  tx: Db,
  id: string,
  paths: readonly string[],
): Promise<WatchRow | null> {
  const [row] = await tx.select().from(watch).where(eq(watch.id, id)).for('update');
  return row && paths.includes(row.path) ? row : null;
}

/**
 * Of folders that no admin stopped.
 *
 * @param restedSince leaves out those that are walked, or were after this moment.
 * @returns how many are due now.
 */
export async function wantWalks(
  db: Db,
  paths: readonly string[],
  { now, restedSince }: { now: Date; restedSince?: Date | undefined },
): Promise<number> {
  if (paths.length === 0) return 0;
  const hasRested =
    restedSince &&
    and(isNull(watch.beatAt), or(isNull(watch.endedAt), lt(watch.endedAt, restedSince)));
  const { rowCount } = await db
    .update(watch)
    .set({ wantedAt: now })
    .where(and(inArray(watch.path, [...paths]), eq(watch.isStopped, false), hasRested));
  return rowCount ?? 0;
}

export async function changeWatch(
  tx: Db,
  id: string,
  changed: Partial<typeof musicWatchTable.$inferInsert>,
): Promise<void> {
  await tx.update(watch).set(changed).where(eq(watch.id, id));
}

export async function answerMissing(
  tx: Db,
  id: string,
  { answer, now }: { answer: MissingAnswer; now: Date },
): Promise<void> {
  await changeWatch(tx, id, { answer, ...(answer === 'lose' && { wantedAt: now }) });
}

export async function findWanted(db: Db, paths: readonly string[]): Promise<WatchRow | null> {
  if (paths.length === 0) return null;
  const [row] = await db
    .select()
    .from(watch)
    .where(
      and(inArray(watch.path, [...paths]), isNotNull(watch.wantedAt), eq(watch.isStopped, false)),
    )
    .orderBy(asc(watch.wantedAt))
    .limit(1);
  return row ?? null;
}

/** Says that a walk goes on. Returns whether an admin stopped it. */
export async function beatWatch(
  db: Db,
  id: string,
  beat: { beatAt: Date; progress: WalkProgress } & Partial<
    Pick<WatchRow, 'beganAt' | 'folderId' | 'mount' | 'isRemote'>
  >,
): Promise<boolean> {
  const [row] = await db
    .update(watch)
    .set(beat)
    .where(eq(watch.id, id))
    .returning({ isStopped: watch.isStopped });
  return row?.isStopped ?? true;
}

type EndedWalk = {
  now: Date;
  outcome: WalkOutcome;
  fault?: WalkFault;
  folderId?: string;
  figures?: WalkFigures;
  missing?: { files: number; of: number };
  /** When the walk was asked for: a later request remains. */
  wantedAt: Date | null;
};

export async function endWalk(db: Db, id: string, ended: EndedWalk): Promise<void> {
  const { now, outcome, fault = null, folderId, figures, missing, wantedAt } = ended;
  await db
    .update(watch)
    .set({
      beatAt: null,
      progress: null,
      endedAt: now,
      outcome,
      fault,
      ...(folderId !== undefined && { folderId }),
      ...(figures && { figures, figuresAt: now }),
      ...(missing && {
        missing: missing.files,
        known: missing.of,
        // An admin who waits for some is asked again about more.
        answer: sql`case when ${watch.answer} = 'wait' and ${missing.files} between 1 and ${watch.missing}
          then 'wait' end`,
      }),
      ...(outcome !== 'failed' && {
        wantedAt: sql`case when ${watch.wantedAt} > ${wantedAt?.toISOString() ?? null}::timestamptz
          then ${watch.wantedAt} end`,
      }),
    })
    .where(eq(watch.id, id));
}

/** Songs that a folder makes playable. */
export async function countSongs(db: Db, folderId: string): Promise<number> {
  const [row] = await db
    .select({ songs: sql<number>`count(distinct ${musicFileTable.trackId})::int` })
    .from(musicFileTable)
    .where(and(eq(musicFileTable.folderId, folderId), isNull(musicFileTable.goneAt)));
  return row?.songs ?? 0;
}

export async function countRefused(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: refusedFileTable.folderId, count: sql<number>`count(*)::int` })
    .from(refusedFileTable)
    .where(isStillRefused)
    .groupBy(refusedFileTable.folderId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export const findImportedFolders = (db: Db) =>
  db
    .select({ id: musicFolderTable.id, path: musicFolderTable.path })
    .from(musicFolderTable)
    .orderBy(musicFolderTable.path);
