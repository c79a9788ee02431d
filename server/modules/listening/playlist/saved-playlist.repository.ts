import { and, desc, eq, type SQL, sql } from '#drizzle/orm.ts';
import type { CursorPosition } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { userTable } from '../../people/user/user.table.ts';
import { isReadable, playlistColumns, type PlaylistRow } from './playlist.repository.ts';
import { playlistTable } from './playlist.table.ts';
import { savedPlaylistTable } from './saved-playlist.table.ts';

const { userId, playlistId, since } = savedPlaylistTable;

/** Leaves out those that their owners hid or deleted. */
export function findSaved(
  db: Db,
  listener: string,
  place: CursorPosition | null,
  limit: number,
): Promise<(PlaylistRow & { since: Date })[]> {
  const isAfter =
    place &&
    sql`(${since}, ${playlistId}) < (${new Date(place.order).toISOString()}::timestamptz, ${place.id}::text)`;
  return db
    .select({ ...playlistColumns, since })
    .from(savedPlaylistTable)
    .innerJoin(playlistTable, eq(playlistTable.id, playlistId))
    .innerJoin(userTable, eq(userTable.id, playlistTable.ownerId))
    .where(and(eq(userId, listener), isReadable(), isAfter ?? undefined))
    .orderBy(desc(since), desc(playlistId))
    .limit(limit);
}

export const countSaved = (db: Db, listener: string): Promise<number> =>
  db.$count(savedPlaylistTable, eq(userId, listener));

type Saving = { listener: string; playlist: string };

/** @returns whether it was not saved before. */
export async function insertSaved(tx: Db, { listener, playlist, now }: Saving & { now: Date }) {
  const { rowCount } = await tx
    .insert(savedPlaylistTable)
    .values({ userId: listener, playlistId: playlist, since: now })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** @returns whether it was saved. */
export async function deleteSaved(tx: Db, { listener, playlist }: Saving): Promise<boolean> {
  const { rowCount } = await tx
    .delete(savedPlaylistTable)
    .where(and(eq(userId, listener), eq(playlistId, playlist)));
  return rowCount === 1;
}

export async function countSaver(tx: Db, playlist: string, now: Date): Promise<void> {
  await tx
    .update(playlistTable)
    .set({ followerCount: sql`${playlistTable.followerCount} + 1`, savedAt: now })
    .where(eq(playlistTable.id, playlist));
}

export const discountSaver = (tx: Db, playlist: string): Promise<void> =>
  discount(tx, eq(playlistTable.id, playlist));

/** Call it before the account is deleted. */
export const discountSaves = (tx: Db, listener: string): Promise<void> =>
  discount(
    tx,
    sql`${playlistTable.id} in (select ${playlistId} from ${savedPlaylistTable}
      where ${userId} = ${listener})`,
  );

async function discount(tx: Db, where: SQL): Promise<void> {
  await tx
    .update(playlistTable)
    .set({ followerCount: sql`greatest(${playlistTable.followerCount} - 1, 0)` })
    .where(where);
}
