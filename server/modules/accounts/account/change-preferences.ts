import type { ChangePreferencesBody, Preferences } from '#contract/preferences.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { turnPreferences } from '../../people/user/index.ts';

export async function changePreferences(
  db: Db,
  userId: string,
  turned: ChangePreferencesBody,
): Promise<Preferences> {
  const preferences = await turnPreferences(db, userId, turned);
  if (preferences === null) throw problem('unauthorized');
  return preferences;
}
