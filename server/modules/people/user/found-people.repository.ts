import { and, gte, lt, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { getParts } from '../../../platform/database/full-text.ts';
import type { SearchQuery } from '../../../platform/search-text/search-query.ts';
import { type DemoMode, isNotSuspended, isOpenAccount } from './open-account.repository.ts';
import { userTable, userText } from './user.table.ts';

export type FoundPerson = {
  id: string;
  displayName: string;
  username: string;
  image: string | null;
};

/**
 * By words of the displayed name, whose last may be a prefix; exact names first. The index also has
 * emails, so every word has to be in the name as well.
 */
export function findPeople(
  db: Db,
  mode: DemoMode,
  { isShort, key, keyEnd, words }: SearchQuery,
  { limit, from }: { limit: number; from: number },
): Promise<FoundPerson[]> {
  const { id, nameKey, displayName, username, profileImage } = userTable;
  if (words.length === 0) return Promise.resolve([]);
  const parts = words.map((word) => `'${word}':*`).join(' & ');
  const begins = and(gte(nameKey, key), lt(nameKey, keyEnd));
  const match = isShort
    ? begins
    : and(
        sql`${getParts(userText(userTable))} @@ ${parts}::tsquery`,
        ...words.map((word, index) => {
          const end = index === words.length - 1 ? '' : ' ';
          return sql`strpos(' ' || ${nameKey} || ' ', ${` ${word}${end}`}) > 0`;
        }),
      );
  return db
    .select({ id, displayName, username, image: profileImage })
    .from(userTable)
    .where(and(match, isNotSuspended(), isOpenAccount(mode)))
    .orderBy(sql`${nameKey} <> ${key}, not starts_with(${nameKey}, ${key})`, nameKey, id)
    .limit(limit)
    .offset(from);
}
