import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
} from '#drizzle/orm.ts';
import type { CursorPosition } from '../../../platform/cursor.ts';
import type { StoredAsset } from '../../../platform/assets/asset.repository.ts';
import { may, type Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/db.ts';
import { editorialPlaylistTable } from './editorial-playlist.table.ts';
import { foreignCover } from './playlist-cover.repository.ts';
import { pictureAsset } from '../../../media/sent-picture.ts';
import { isNotSuspended } from '../../people/user/index.ts';
import { userTable } from '../../people/user/user.table.ts';
import { isMember, isShared, playlistsOfMember } from './playlist-member.repository.ts';
import { playlistTable } from './playlist.table.ts';

/** `totalDuration` in seconds. */
export type PlaylistRow = {
  id: string;
  name: string;
  description: string;
  ownerId: string;
  ownerName: string;
  isPublic: boolean;
  isByLink: boolean;
  followerCount: number;
  trackCount: number;
  totalDuration: number;
  /** External cover; null for ours. */
  foreign: string | null;
  /** Only read for a single playlist. */
  cover?: StoredAsset | null;
  /** Whether it is collaborative, and the viewer takes part; likewise. */
  isShared?: boolean;
  isMember?: boolean;
};

export const playlistColumns = {
  id: playlistTable.id,
  name: playlistTable.name,
  description: playlistTable.description,
  ownerId: playlistTable.ownerId,
  ownerName: userTable.displayName,
  isPublic: playlistTable.isPublic,
  isByLink: playlistTable.isByLink,
  followerCount: playlistTable.followerCount,
  trackCount: playlistTable.trackCount,
  totalDuration: playlistTable.totalDuration,
  foreign: foreignCover,
};

export type PlaylistRecord = typeof playlistTable.$inferSelect;

export const isEditorial = sql<boolean>`exists (select from ${editorialPlaylistTable}
  where ${editorialPlaylistTable.playlistId} = ${playlistTable.id})`;

export type HeldPlaylist = PlaylistRecord & { isEditorial: boolean };

const featuredMost = 50;

const isNotDeleted = isNull(playlistTable.deletedAt);

export function findFeatured(db: Db): Promise<PlaylistRow[]> {
  return db
    .select(playlistColumns)
    .from(playlistTable)
    .innerJoin(userTable, eq(userTable.id, playlistTable.ownerId))
    .where(and(isNotNull(playlistTable.featuredPosition), playlistTable.isPublic, isNotSuspended()))
    .orderBy(asc(playlistTable.featuredPosition), asc(playlistTable.id))
    .limit(featuredMost);
}

const touchedAt =
  sql<Date>`coalesce(${playlistTable.changedAt}, ${playlistTable.createdAt})`.mapWith(
    playlistTable.createdAt,
  );

/**
 * Own ones and those that the user may change with others.
 * Sorting one user's playlists costs less than an index that every change would write.
 */
export function findOwned(
  db: Db,
  ownerId: string,
  position: CursorPosition | null,
  limit: number,
): Promise<(PlaylistRow & { touchedAt: Date })[]> {
  const isAfter =
    position &&
    sql`(${touchedAt}, ${playlistTable.id}) < (${new Date(position.order).toISOString()}::timestamptz, ${position.id}::text)`;
  const isOfMember = sql`${playlistTable.id} = any(${playlistsOfMember(ownerId)})`;
  const isTogether = and(isOfMember, isNotSuspended());
  const isTheirs = or(eq(playlistTable.ownerId, ownerId), isTogether);
  return db
    .select({ ...playlistColumns, touchedAt })
    .from(playlistTable)
    .innerJoin(userTable, eq(userTable.id, playlistTable.ownerId))
    .where(and(isTheirs, isNotDeleted, isAfter ?? undefined))
    .orderBy(desc(touchedAt), desc(playlistTable.id))
    .limit(limit);
}

/** For everybody who has its address; expects a row of its owner. */
export const isReadable = () =>
  and(isNotDeleted, or(playlistTable.isPublic, playlistTable.isByLink), isNotSuspended());

/** For collaborators; expects a row of its owner. */
export const isReadableTogether = (userId: string) => and(isMember(userId), isNotSuspended());

/** Readable by everybody, the viewer's own or shared with them, or editorial for editors. */
export async function findVisible(
  db: Db,
  id: string,
  viewer: Pick<Viewer, 'id'> | Viewer | null,
): Promise<PlaylistRow | null> {
  const isOwn = viewer === null ? undefined : eq(playlistTable.ownerId, viewer.id);
  const isTogether = viewer === null ? undefined : isReadableTogether(viewer.id);
  const isEditors = viewer !== null && 'role' in viewer && may(viewer, 'editorial.manage');
  const isVisible = or(isReadable(), isOwn, isTogether, isEditors ? isEditorial : undefined);
  const [row] = await db
    .select({
      ...playlistColumns,
      cover: pictureAsset('playlist', id),
      isShared,
      isMember: viewer === null ? sql<boolean>`false` : isMember(viewer.id),
    })
    .from(playlistTable)
    .innerJoin(userTable, eq(userTable.id, playlistTable.ownerId))
    .where(and(eq(playlistTable.id, id), isNotDeleted, isVisible));
  return row ?? null;
}

/** For somebody with a link to it, whether they may read it or not. */
export async function findInvited(
  db: Db,
  id: string,
  viewerId: string | null,
): Promise<PlaylistRow | null> {
  const isIn = viewerId === null ? sql<boolean>`false` : isMember(viewerId);
  const [row] = await db
    .select({ ...playlistColumns, isMember: isIn })
    .from(playlistTable)
    .innerJoin(userTable, eq(userTable.id, playlistTable.ownerId))
    .where(and(eq(playlistTable.id, id), isNotDeleted, isNotSuspended()));
  return row ?? null;
}

export async function lockPlaylist(tx: Db, id: string): Promise<HeldPlaylist | null> {
  const [row] = await tx
    .select({ ...getTableColumns(playlistTable), isEditorial })
    .from(playlistTable)
    .where(and(eq(playlistTable.id, id), isNotDeleted))
    .for('update');
  return row ?? null;
}

/** Blocks new playlists until the transaction ends. */
export async function countOwnedLocked(tx: Db, ownerId: string): Promise<number> {
  await tx
    .select({ id: userTable.id })
    .from(userTable)
    .where(eq(userTable.id, ownerId))
    .for('update');
  return tx.$count(playlistTable, and(eq(playlistTable.ownerId, ownerId), isNotDeleted));
}

export async function updatePlaylist(
  db: Db,
  id: string,
  changes: Partial<typeof playlistTable.$inferInsert>,
) {
  await db.update(playlistTable).set(changes).where(eq(playlistTable.id, id));
}

export async function movePlaylists(tx: Db, ids: readonly string[], ownerId: string) {
  await tx
    .update(playlistTable)
    .set({ ownerId })
    .where(inArray(playlistTable.id, [...ids]));
}

export async function deletePlaylist(db: Db, id: string) {
  await db.delete(playlistTable).where(eq(playlistTable.id, id));
}

export async function insertPlaylist(db: Db, playlist: typeof playlistTable.$inferInsert) {
  await db.insert(playlistTable).values(playlist);
}
