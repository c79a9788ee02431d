import type { Preferences } from '#contract/preferences.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { changeUser } from '../user/user.repository.ts';

/** Keeps what others may see of a person and what they want to hear of, and answers what is kept. */
export async function changePreferences(
  db: Db,
  userId: string,
  preferences: Preferences,
): Promise<Preferences> {
  const user = await changeUser(db, userId, { preferences });
  if (user === null) throw problem('unauthorized');
  return user.preferences;
}
