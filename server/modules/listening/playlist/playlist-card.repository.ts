import { and, eq } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isNotSuspended } from '../../people/user/index.ts';
import { userTable } from '../../people/user/user.table.ts';
import { playlistTable } from './playlist.table.ts';

/** Public ones only: page requests carry no token. */
export async function findPlaylistCard(db: Db, id: string) {
  const [row] = await db
    .select({
      name: playlistTable.name,
      description: playlistTable.description,
      tracks: playlistTable.trackCount,
      ownerId: playlistTable.ownerId,
      owner: userTable.displayName,
    })
    .from(playlistTable)
    .innerJoin(userTable, eq(userTable.id, playlistTable.ownerId))
    .where(and(eq(playlistTable.id, id), eq(playlistTable.isPublic, true), isNotSuspended()));
  return row ?? null;
}
