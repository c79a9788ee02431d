import { and, eq, type SQL, sql, type SQLWrapper } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { playlistTable } from './playlist.table.ts';
import { savedPlaylistTable } from './saved-playlist.table.ts';

const { id, ownerId, tracksAddedAt, savedAt, savesReadAt } = playlistTable;
const { userId, playlistId, readAt } = savedPlaylistTable;

type NewsRead = { listener: string; playlist: string; now: Date };

const isNew = (moment: SQLWrapper, read: SQLWrapper): SQL =>
  sql`${moment} > coalesce(${read}, '-infinity')`;

/** @returns whether the listener saved it. */
export async function noteAdditionsRead(
  tx: Db,
  { listener, playlist, now }: NewsRead,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(savedPlaylistTable)
    .set({ readAt: now })
    .where(and(eq(userId, listener), eq(playlistId, playlist)));
  return rowCount === 1;
}

/** @returns whether the listener owns it. */
export async function noteSavesRead(
  tx: Db,
  { listener, playlist, now }: NewsRead,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(playlistTable)
    .set({ savesReadAt: now })
    .where(and(eq(ownerId, listener), eq(id, playlist)));
  return rowCount === 1;
}

export async function readAllPlaylistNews(tx: Db, listener: string, now: Date): Promise<void> {
  await tx
    .update(savedPlaylistTable)
    .set({ readAt: now })
    .where(
      and(
        eq(userId, listener),
        sql`exists (select from ${playlistTable} where ${id} = ${playlistId}
          and ${isNew(tracksAddedAt, readAt)})`,
      ),
    );
  await tx
    .update(playlistTable)
    .set({ savesReadAt: now })
    .where(and(eq(ownerId, listener), isNew(savedAt, savesReadAt)));
}
