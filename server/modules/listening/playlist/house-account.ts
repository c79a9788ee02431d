import { brand } from '../../../../src/shared/config/brand.ts';
import type { Db } from '../../../platform/database/db.ts';
import { movePlaylists } from './playlist.repository.ts';
import { houseEmail, houseId, insertUsers, makeUser } from '../../people/user/index.ts';
import { findEditorialOf } from './house.repository.ts';

/**
 * Returns the owner of the editorial playlists, made on first use with a fixed id, no password
 * and no valid email.
 */
export async function houseAccount(tx: Db, now: Date): Promise<string> {
  const user = await makeUser({ email: houseEmail, displayName: brand }, { db: tx, now });
  await insertUsers(tx, [{ ...user, id: houseId, email: houseEmail, role: 'editorial' }]);
  return houseId;
}

/** Keeps the editorial playlists of an account that is deleted. */
export async function keepEditorial(tx: Db, now: Date, formerId: string): Promise<void> {
  const owned = await findEditorialOf(tx, formerId);
  if (owned.length > 0) await movePlaylists(tx, owned, await houseAccount(tx, now));
}
