import { and, eq, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isAfterReading } from '../../../platform/database/is-after-reading.ts';
import { playlistMemberTable } from './playlist-member.table.ts';
import { playlistTable } from './playlist.table.ts';
import { savedPlaylistTable } from './saved-playlist.table.ts';

const { id, ownerId, tracksAddedAt, savedAt, savesReadAt } = playlistTable;
const { userId, playlistId, readAt } = savedPlaylistTable;

type NewsRead = { listener: string; playlist: string; now: Date };

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

/** @returns whether the listener makes it with others. */
export async function noteSharedAdditionsRead(
  tx: Db,
  { listener, playlist, now }: NewsRead,
): Promise<boolean> {
  const member = playlistMemberTable;
  const { rowCount } = await tx
    .update(member)
    .set({ readAt: now })
    .where(and(eq(member.userId, listener), eq(member.playlistId, playlist)));
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
          and ${isAfterReading(tracksAddedAt, readAt)})`,
      ),
    );
  await tx
    .update(playlistTable)
    .set({ savesReadAt: now })
    .where(and(eq(ownerId, listener), isAfterReading(savedAt, savesReadAt)));
  const member = playlistMemberTable;
  await tx
    .update(member)
    .set({ readAt: now })
    .where(
      and(
        eq(member.userId, listener),
        sql`exists (select from ${playlistTable} where ${id} = ${member.playlistId}
          and ${isAfterReading(tracksAddedAt, member.readAt)})`,
      ),
    );
}
