import { and, asc, desc, eq, getTableColumns, isNotNull, or, sql } from '#drizzle/orm.ts';
import type { Place } from '../../platform/cursor.ts';
import type { StoredAsset } from '../../platform/assets/asset.repository.ts';
import { may, type Viewer } from '../../platform/access.ts';
import type { Db } from '../../platform/database/db.ts';
import { editorialPlaylistTable } from '../editorial-playlist/editorial-playlist.table.ts';
import { foreignCover, pictureAsset } from '../image/image.repository.ts';
import { isNotSuspended } from '../user/open-account.ts';
import { userTable } from '../user/user.table.ts';
import { playlistTable } from './playlist.table.ts';

/** A playlist without its tracks. `totalDuration` is in seconds, of all its `trackCount` tracks. */
export type PlaylistRow = {
  id: string;
  name: string;
  description: string;
  ownerId: string;
  ownerName: string;
  isPublic: boolean;
  followerCount: number;
  trackCount: number;
  totalDuration: number;
  /** Of a cover somewhere else; null for ours. */
  foreign: string | null;
  /** The cover that was sent, of one that is opened. */
  cover?: StoredAsset | null;
};

const playlistColumns = {
  id: playlistTable.id,
  name: playlistTable.name,
  description: playlistTable.description,
  ownerId: playlistTable.ownerId,
  ownerName: userTable.displayName,
  isPublic: playlistTable.isPublic,
  followerCount: playlistTable.followerCount,
  trackCount: playlistTable.trackCount,
  totalDuration: playlistTable.totalDuration,
  foreign: foreignCover,
};

/** A playlist as its table has it. */
export type PlaylistRecord = typeof playlistTable.$inferSelect;

/** Whether it is one of the house, which its editors change. */
const isEditorial = sql<boolean>`exists (select from ${editorialPlaylistTable}
  where ${editorialPlaylistTable.playlistId} = ${playlistTable.id})`;

/** A playlist as its table has it, and whether it is one of the house. */
export type HeldPlaylist = PlaylistRecord & { isEditorial: boolean };

/** So many are featured, which is more than anybody looks through on home. */
const featuredMost = 50;

/** The featured playlists in their order, without any that its owner has made private or that rests. */
export function findFeatured(db: Db): Promise<PlaylistRow[]> {
  return db
    .select(playlistColumns)
    .from(playlistTable)
    .innerJoin(userTable, eq(userTable.id, playlistTable.ownerId))
    .where(and(isNotNull(playlistTable.featuredPosition), playlistTable.isPublic, isNotSuspended()))
    .orderBy(asc(playlistTable.featuredPosition), asc(playlistTable.id))
    .limit(featuredMost);
}

/** When it was made or last changed. */
const touchedAt =
  sql<Date>`coalesce(${playlistTable.changedAt}, ${playlistTable.createdAt})`.mapWith(
    playlistTable.createdAt,
  );

/**
 * At most `limit` of the user's own playlists after the place, the last made or changed first. Sorts
 * all that one person may have, which is cheaper than an index that every change would write.
 */
export function findOwned(
  db: Db,
  ownerId: string,
  place: Place | null,
  limit: number,
): Promise<(PlaylistRow & { touchedAt: Date })[]> {
  const isAfter =
    place &&
    sql`(${touchedAt}, ${playlistTable.id}) < (${new Date(place.order).toISOString()}::timestamptz, ${place.id}::text)`;
  return db
    .select({ ...playlistColumns, touchedAt })
    .from(playlistTable)
    .innerJoin(userTable, eq(userTable.id, playlistTable.ownerId))
    .where(and(eq(playlistTable.ownerId, ownerId), isAfter ?? undefined))
    .orderBy(desc(touchedAt), desc(playlistTable.id))
    .limit(limit);
}

/**
 * The playlist, if it is public and its owner not suspended, or it belongs to the viewer, or it is one of the house and
 * the viewer an editor; otherwise null.
 */
export async function findVisible(
  db: Db,
  id: string,
  viewer: Pick<Viewer, 'id'> | Viewer | null,
): Promise<PlaylistRow | null> {
  const isOwn = viewer === null ? undefined : eq(playlistTable.ownerId, viewer.id);
  const isEditors = viewer !== null && 'role' in viewer && may(viewer, 'editorial.manage');
  const isVisible = or(
    and(eq(playlistTable.isPublic, true), isNotSuspended()),
    isOwn,
    isEditors ? isEditorial : undefined,
  );
  const [row] = await db
    .select({ ...playlistColumns, cover: pictureAsset('playlist', id) })
    .from(playlistTable)
    .innerJoin(userTable, eq(userTable.id, playlistTable.ownerId))
    .where(and(eq(playlistTable.id, id), isVisible));
  return row ?? null;
}

/** The playlist, which nobody else can change until the transaction ends; null when there is none. */
export async function lockPlaylist(tx: Db, id: string): Promise<HeldPlaylist | null> {
  const [row] = await tx
    .select({ ...getTableColumns(playlistTable), isEditorial })
    .from(playlistTable)
    .where(eq(playlistTable.id, id))
    .for('update');
  return row ?? null;
}

/** How many playlists the user has, who gets no more of them until the transaction ends. */
export async function countOwnedLocked(tx: Db, ownerId: string): Promise<number> {
  await tx
    .select({ id: userTable.id })
    .from(userTable)
    .where(eq(userTable.id, ownerId))
    .for('update');
  return tx.$count(playlistTable, eq(playlistTable.ownerId, ownerId));
}

export async function updatePlaylist(
  db: Db,
  id: string,
  changes: Partial<typeof playlistTable.$inferInsert>,
) {
  await db.update(playlistTable).set(changes).where(eq(playlistTable.id, id));
}

export async function deletePlaylist(db: Db, id: string) {
  await db.delete(playlistTable).where(eq(playlistTable.id, id));
}

export async function insertPlaylist(db: Db, playlist: typeof playlistTable.$inferInsert) {
  await db.insert(playlistTable).values(playlist);
}
