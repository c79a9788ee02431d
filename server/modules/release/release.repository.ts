import { and, asc, desc, eq, ne, type SQL, sql } from '#drizzle/orm.ts';
import { originalUse, soundUse } from '../../media/media-uses.ts';
import { assetUsedBy } from '../../platform/assets/asset.repository.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { behindPlace } from '../../platform/database/behind-place.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { releaseSoundTable, releaseTable, releaseTrackTable } from './release.table.ts';

/** A release as it is kept. */
export type ReleaseRow = typeof releaseTable.$inferSelect;

/** A release with the names of whose it is. */
export type NamedRelease = ReleaseRow & { artistName: string | null; labelName: string };

/** A track of a release, with what is known of its sound. */
export type ReleaseTrack = Awaited<ReturnType<typeof findTracks>>[number];

const { id, labelId, state, changedAt, sentAt } = releaseTable;

/** A release, held until the transaction ends; null where there is none. */
export async function holdRelease(tx: Db, wanted: string): Promise<ReleaseRow | null> {
  const [row] = await tx.select().from(releaseTable).where(eq(id, wanted)).for('update');
  return row ?? null;
}

export async function insertRelease(tx: Db, row: typeof releaseTable.$inferInsert): Promise<void> {
  await tx.insert(releaseTable).values(row);
}

/** Changes a release that is held, which makes it another version. */
export async function updateRelease(
  tx: Db,
  { id: wanted, version }: Pick<ReleaseRow, 'id' | 'version'>,
  change: Partial<typeof releaseTable.$inferInsert>,
): Promise<number> {
  const next = version + 1;
  await tx
    .update(releaseTable)
    .set({ ...change, version: next })
    .where(eq(id, wanted));
  return next;
}

export async function deleteRelease(tx: Db, wanted: string): Promise<void> {
  await tx.delete(releaseTable).where(eq(id, wanted));
}

/** How many releases of a label are not out yet. */
export async function countUnpublished(db: Db, label: string): Promise<number> {
  return db.$count(releaseTable, and(eq(labelId, label), ne(state, 'live')));
}

async function findNamed(db: Db, where: SQL | undefined, order: SQL, limit: number) {
  const rows = await db
    .select({ release: releaseTable, artistName: artistTable.name, labelName: labelTable.name })
    .from(releaseTable)
    .innerJoin(labelTable, eq(labelTable.id, labelId))
    .leftJoin(artistTable, eq(artistTable.id, releaseTable.artistId))
    .where(where)
    .orderBy(order, asc(id))
    .limit(limit);
  return rows.map(({ release, ...names }) => ({ ...release, ...names }));
}

/** A release of a label, or null. */
export async function findRelease(
  db: Db,
  wanted: { id: string; labelId?: string },
): Promise<NamedRelease | null> {
  const isOfLabel = wanted.labelId === undefined ? undefined : eq(labelId, wanted.labelId);
  const [row] = await findNamed(db, and(eq(id, wanted.id), isOfLabel), asc(id), 1);
  return row ?? null;
}

/** The releases of a label that are not out yet, the last changed first. */
export function findUnpublished(db: Db, label: string, limit: number): Promise<NamedRelease[]> {
  return findNamed(db, and(eq(labelId, label), ne(state, 'live')), desc(changedAt), limit);
}

/**
 * The releases that wait for an editor, those that were sent first at the beginning: the first, or those behind a cursor.
 *
 * @throws {Problem} `invalid` for a cursor that is none.
 */
export async function findPending(
  db: Db,
  limit: number,
  cursor: string | undefined,
): Promise<NamedRelease[]> {
  const isBehind = behindPlace(cursor, { moment: sentAt, id }, true);
  return findNamed(db, and(eq(state, 'pending'), isBehind), asc(sentAt), limit);
}

/** How many releases wait for an editor. */
export async function countPending(db: Db): Promise<number> {
  return db.$count(releaseTable, eq(state, 'pending'));
}

/** The tracks of releases, in their order. */
export function findTracks(db: Db, releases: readonly string[]) {
  const { releaseId, position } = releaseTrackTable;
  return db
    .select({
      track: releaseTrackTable,
      sound: releaseSoundTable,
    })
    .from(releaseTrackTable)
    .innerJoin(releaseSoundTable, eq(releaseSoundTable.hash, releaseTrackTable.sound))
    .where(anyOf(releaseId, releases))
    .orderBy(releaseId, position);
}

/** What is heard of a track of a release, and what it is encoded from; null where there is no such track. */
export async function findStored(db: Db, trackId: string) {
  const { seconds, format } = releaseSoundTable;
  const [row] = await db
    .select({
      sound: assetUsedBy(soundUse(trackId)),
      original: assetUsedBy(originalUse(trackId)),
      seconds,
      format,
    })
    .from(releaseTrackTable)
    .innerJoin(releaseSoundTable, eq(releaseSoundTable.hash, releaseTrackTable.sound))
    .where(eq(releaseTrackTable.id, trackId));
  return row ?? null;
}

/** Notes how the sound of a track stands. @returns whether there is such a track. */
export async function setTrackState(
  tx: Db,
  trackId: string,
  now: ReleaseTrack['track']['state'],
): Promise<boolean> {
  const { rowCount } = await tx
    .update(releaseTrackTable)
    .set({ state: now })
    .where(eq(releaseTrackTable.id, trackId));
  return rowCount === 1;
}

/** What is kept of a sound that was uploaded, by its hash. */
export async function findSounds(db: Db, hashes: readonly string[]) {
  if (hashes.length === 0) return [];
  return db.select().from(releaseSoundTable).where(anyOf(releaseSoundTable.hash, hashes));
}

export async function keepSound(db: Db, row: typeof releaseSoundTable.$inferInsert): Promise<void> {
  const { hash, ...facts } = row;
  await db
    .insert(releaseSoundTable)
    .values(row)
    .onConflictDoUpdate({ target: releaseSoundTable.hash, set: facts });
}

/** A release that was sent and is not out yet. */
export type SentRelease = Awaited<ReturnType<typeof findSent>>[number];

/** Records that the table of a label shows beside those of the catalogue, at most `limit`. */
export function findSent(db: Db, label: string, limit: number) {
  const { title, type, releaseDate, cover } = releaseTable;
  return db
    .select({
      id,
      title,
      type,
      state: sql<'pending' | 'approved' | 'rejected'>`${state}`,
      sentAt,
      // None is sent without.
      releaseDate: sql<string>`${releaseDate}::text`,
      artistName: artistTable.name,
      cover,
    })
    .from(releaseTable)
    .innerJoin(artistTable, eq(artistTable.id, releaseTable.artistId))
    .where(and(eq(labelId, label), sql`${state} in ('pending', 'approved', 'rejected')`))
    .limit(limit);
}
