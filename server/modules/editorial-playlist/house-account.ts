import { brand } from '../../../src/shared/config/brand.ts';
import type { Db } from '../../platform/database/db.ts';
import { findUserByEmail, insertUser } from '../user/user.repository.ts';
import { makeUser } from '../user/make-user.ts';
import { findHouse } from './editorial-playlist.repository.ts';

/** Nobody receives mail there, and nobody signs in with it. */
const houseEmail = 'editorial@tonada.invalid';

/**
 * The account that owns the playlists of the house: the one that has the others, or else one without a password that
 * the first of them makes.
 */
export async function houseAccount(tx: Db, now: Date): Promise<string> {
  const known = (await findHouse(tx)) ?? (await findUserByEmail(tx, houseEmail))?.id;
  if (known !== undefined) return known;
  const user = await makeUser({ email: houseEmail, displayName: brand }, { db: tx, now });
  await insertUser(tx, { ...user, role: 'editorial' });
  return user.id;
}
