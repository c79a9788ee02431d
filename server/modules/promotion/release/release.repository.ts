import { and, asc, desc, eq, inArray, ne, type SQL, sql } from '#drizzle/orm.ts';
import type { InboxQuery } from '#contract/inbox.ts';
import { originalUse, soundUse } from '../../../media/media-uses.ts';
import { assetUsedBy } from '../../../platform/assets/asset.repository.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { foundIn, getInAny, inKey, getInName } from '../../../platform/database/found-in.ts';
import { getKey } from '../../../platform/database/full-text.ts';
import { countStates, isInState, orderInbox } from '../../accounts/staff-action/index.ts';
import { releaseSoundTable, releaseTable, releaseTrackTable } from './release.table.ts';

export type ReleaseRow = typeof releaseTable.$inferSelect;

export type NamedRelease = ReleaseRow & { artistName: string | null; labelName: string };

export type ReleaseTrack = Awaited<ReturnType<typeof findTracks>>[number];

const { id, labelId, state, changedAt, sentAt } = releaseTable;

export async function holdRelease(tx: Db, wanted: string): Promise<ReleaseRow | null> {
  const [row] = await tx.select().from(releaseTable).where(eq(id, wanted)).for('update');
  return row ?? null;
}

export async function insertRelease(tx: Db, row: typeof releaseTable.$inferInsert): Promise<void> {
  await tx.insert(releaseTable).values(row);
}

/** The caller holds the lock. */
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

export async function countUnpublished(db: Db, label: string): Promise<number> {
  return db.$count(releaseTable, and(eq(labelId, label), ne(state, 'live')));
}

async function findNamed(db: Db, where: SQL | undefined, order: readonly SQL[], limit: number) {
  const rows = await db
    .select({ release: releaseTable, artistName: artistTable.name, labelName: labelTable.name })
    .from(releaseTable)
    .innerJoin(labelTable, eq(labelTable.id, labelId))
    .leftJoin(artistTable, eq(artistTable.id, releaseTable.artistId))
    .where(where)
    .orderBy(...order)
    .limit(limit);
  return rows.map(({ release, ...names }) => ({ ...release, ...names }));
}

export async function findRelease(
  db: Db,
  wanted: { id: string; labelId?: string },
): Promise<NamedRelease | null> {
  const isOfLabel = wanted.labelId === undefined ? undefined : eq(labelId, wanted.labelId);
  const [row] = await findNamed(db, and(eq(id, wanted.id), isOfLabel), [asc(id)], 1);
  return row ?? null;
}

export function findUnpublished(db: Db, label: string, limit: number): Promise<NamedRelease[]> {
  const where = and(eq(labelId, label), ne(state, 'live'));
  return findNamed(db, where, [desc(changedAt), asc(id)], limit);
}

const states = {
  waiting: eq(state, 'pending'),
  accepted: inArray(state, ['approved', 'live']),
  rejected: eq(state, 'rejected'),
};

const isFound = (q = '') =>
  foundIn(
    q,
    getInAny(
      releaseTable,
      inKey(getKey(releaseTable.title)),
      // `searchText`, which is indexed, has the genre and the country too.
      getInName(releaseTable.artistId, artistTable, artistTable.searchText, artistTable.searchKey),
      getInName(labelId, labelTable, labelTable.nameKey),
    ),
  );

/** @throws {Problem} `invalid` for a malformed cursor. */
export async function findPart(db: Db, query: InboxQuery, limit: number): Promise<NamedRelease[]> {
  const { isBehind, order } = orderInbox(query, { moment: sentAt, id });
  const where = and(isInState(states, query.status), isFound(query.q), isBehind);
  return findNamed(db, where, order, limit);
}

export const countInbox = (db: Db, { q }: InboxQuery) =>
  db.select(countStates(states)).from(releaseTable).where(isFound(q));

/** Drafts are the label's own. */
export const findSubmitted = (db: Db, wanted: string) =>
  findNamed(db, and(eq(id, wanted), isInState(states, 'all')), [asc(id)], 1);

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

/** @returns false for an unknown track. */
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

export async function findSounds(db: Db, hashes: readonly string[]) {
  if (hashes.length === 0) return [];
  return db.select().from(releaseSoundTable).where(anyOf(releaseSoundTable.hash, hashes));
}

export async function keepSound(db: Db, row: typeof releaseSoundTable.$inferInsert): Promise<void> {
  const { hash, ...details } = row;
  await db
    .insert(releaseSoundTable)
    .values(row)
    .onConflictDoUpdate({ target: releaseSoundTable.hash, set: details });
}

export type SentRelease = Awaited<ReturnType<typeof findSent>>[number];

/** Releases that are shown beside the catalogue's. */
export function findSent(db: Db, label: string, limit: number) {
  const { title, type, releaseDate, cover } = releaseTable;
  return db
    .select({
      id,
      title,
      type,
      state: sql<'pending' | 'approved' | 'rejected'>`${state}`,
      sentAt,
      // Sent releases have it.
      releaseDate: sql<string>`${releaseDate}::text`,
      artistName: artistTable.name,
      cover,
    })
    .from(releaseTable)
    .innerJoin(artistTable, eq(artistTable.id, releaseTable.artistId))
    .where(and(eq(labelId, label), sql`${state} in ('pending', 'approved', 'rejected')`))
    .limit(limit);
}
