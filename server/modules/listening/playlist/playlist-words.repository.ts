import { eq } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { playlistTable } from './playlist.table.ts';

/** The words by which search finds the playlists of an account, separated by spaces. */
export async function findPlaylistWords(db: Db, ownerId: string): Promise<string> {
  const lists = await db
    .select({ searchKey: playlistTable.searchKey })
    .from(playlistTable)
    .where(eq(playlistTable.ownerId, ownerId));
  return lists.map(({ searchKey }) => searchKey).join(' ');
}
