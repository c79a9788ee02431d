import { brand } from '../../../src/shared/config/brand.ts';
import type { Db } from '../../platform/database/db.ts';
import { updatePlaylist } from '../playlist/index.ts';
import { houseEmail, houseId, insertUsers, makeUser } from '../user/index.ts';
import { deleteFormerHouse, findStrayEditorial } from './house.repository.ts';

/**
 * Returns the owner of the editorial playlists, made on first use with a fixed id, no password
 * and no valid email.
 */
export async function houseAccount(tx: Db, now: Date): Promise<string> {
  const user = await makeUser({ email: houseEmail, displayName: brand }, { db: tx, now });
  await insertUsers(tx, [{ ...user, id: houseId, email: houseEmail, role: 'editorial' }]);
  return houseId;
}

/**
 * Keeps the editorial playlists of an account that is deleted; without `formerId`, those of all
 * accounts but the demo's, as older versions left them.
 */
export async function keepEditorial(tx: Db, now: Date, formerId?: string): Promise<void> {
  const stray = await findStrayEditorial(tx, formerId);
  if (stray.length === 0) return;
  const ownerId = await houseAccount(tx, now);
  for (const id of stray) await updatePlaylist(tx, id, { ownerId });
}

/** Moves what older versions left elsewhere. It may run again. */
export async function moveEditorialHome(tx: Db, now: Date): Promise<void> {
  await keepEditorial(tx, now);
  await deleteFormerHouse(tx);
}
