import { eq } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { playlistTable } from './playlist.table.ts';
import { editorialPlaylistTable } from './editorial-playlist.table.ts';

export async function findEditorialOf(tx: Db, ownerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: playlistTable.id })
    .from(playlistTable)
    .innerJoin(editorialPlaylistTable, eq(editorialPlaylistTable.playlistId, playlistTable.id))
    .where(eq(playlistTable.ownerId, ownerId));
  return rows.map(({ id }) => id);
}
