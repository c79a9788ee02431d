import { asc, eq, sql } from '#drizzle/orm.ts';
import { editorialLimits } from '#contract/editorial-limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { assetUsedBy } from '../../../platform/assets/asset.repository.ts';
import { playlistTrackTable } from './playlist-track.table.ts';
import { playlistTable } from './playlist.table.ts';
import { editorialPlaylistTable } from './editorial-playlist.table.ts';

const ordersPerPriority = 100_000_000;

/** Orders by priority, then by age. */
export const toFeaturedOrder = (priority: number, number: number): number =>
  priority * ordersPerPriority + number;

const { id } = playlistTable;

const firstTracks = sql<string[]>`array(
  select ${playlistTrackTable.trackId} from ${playlistTrackTable}
  where ${playlistTrackTable.playlistId} = ${id}
  order by ${playlistTrackTable.position}, ${playlistTrackTable.id}
  limit ${sql.raw(String(editorialLimits.tracksListed))})`;

const columns = {
  id,
  name: playlistTable.name,
  description: playlistTable.description,
  isActive: playlistTable.isPublic,
  followers: playlistTable.followerCount,
  trackCount: playlistTable.trackCount,
  totalDuration: playlistTable.totalDuration,
  createdAt: playlistTable.createdAt,
  changedAt: playlistTable.changedAt,
  number: editorialPlaylistTable.number,
  category: editorialPlaylistTable.category,
  priority: editorialPlaylistTable.priority,
  coverAddress: editorialPlaylistTable.coverAddress,
  createdBy: editorialPlaylistTable.createdBy,
  version: editorialPlaylistTable.version,
  tracks: firstTracks,
  cover: assetUsedBy(sql`'playlist-picture/' || ${id}`),
};

const select = (db: Db) =>
  db
    .select(columns)
    .from(editorialPlaylistTable)
    .innerJoin(playlistTable, eq(id, editorialPlaylistTable.playlistId));

export type EditorialRow = Awaited<ReturnType<typeof findEditorial>>[number];

export function findEditorial(db: Db) {
  return select(db).orderBy(
    asc(editorialPlaylistTable.priority),
    asc(editorialPlaylistTable.number),
  );
}

/** Locks the playlist; returns null for a non-editorial one. */
export async function holdEditorial(tx: Db, playlistId: string): Promise<EditorialRow | null> {
  const [row] = await select(tx)
    .where(eq(id, playlistId))
    .for('update', { of: [editorialPlaylistTable, playlistTable] });
  return row ?? null;
}

export async function insertEditorial(
  db: Db,
  row: typeof editorialPlaylistTable.$inferInsert,
): Promise<number> {
  const [made] = await db
    .insert(editorialPlaylistTable)
    .values(row)
    .returning({ number: editorialPlaylistTable.number });
  return made?.number ?? 0;
}

export async function updateEditorial(
  db: Db,
  playlistId: string,
  changes: Partial<typeof editorialPlaylistTable.$inferInsert>,
) {
  await db
    .update(editorialPlaylistTable)
    .set({ ...changes, version: sql`${editorialPlaylistTable.version} + 1` })
    .where(eq(editorialPlaylistTable.playlistId, playlistId));
}
