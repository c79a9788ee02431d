import { and, eq, isNull, ne, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { deleteUser, houseId } from '../user/index.ts';
import { userTable } from '../user/user.table.ts';
import { editorialPlaylistTable } from './editorial-playlist.table.ts';

/** The house account's email in older versions. */
const formerEmail = 'editorial@tonada.invalid';

/** Without an owner, those of all accounts but the house's and the demo's. */
export async function findStrayEditorial(tx: Db, ownerId?: string): Promise<string[]> {
  const isStray =
    ownerId === undefined
      ? and(ne(playlistTable.ownerId, houseId), eq(userTable.isDemo, false))
      : eq(playlistTable.ownerId, ownerId);
  const rows = await tx
    .select({ id: playlistTable.id })
    .from(playlistTable)
    .innerJoin(editorialPlaylistTable, eq(editorialPlaylistTable.playlistId, playlistTable.id))
    .innerJoin(userTable, eq(userTable.id, playlistTable.ownerId))
    .where(isStray);
  return rows.map(({ id }) => id);
}

/** An account with a password is a person's. */
export async function deleteFormerHouse(tx: Db) {
  const { email, passwordHash, isDemo, id } = userTable;
  const ownsNothing = sql`not exists (select from ${playlistTable} where ${playlistTable.ownerId} = ${id})`;
  const [former] = await tx
    .select({ id })
    .from(userTable)
    .where(and(eq(email, formerEmail), isNull(passwordHash), eq(isDemo, false), ownsNothing));
  if (former) await deleteUser(tx, former.id);
}
