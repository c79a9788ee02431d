import { sql } from '#drizzle/orm.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';
import { adminUsersMost } from '#contract/administration.ts';
import type { Db } from '../../../platform/database/db.ts';
import { getParts } from '../../../platform/database/full-text.ts';
import type { SearchQuery } from '../../../platform/search-text/search-query.ts';
import { userTable, userText } from './user.table.ts';

export function foundAccounts(db: Db, { isShort, key, keyEnd, words }: SearchQuery) {
  const { nameKey, emailKey, id } = userTable;
  const begins = (column: PgColumn) => sql`${column} >= ${key} and ${column} < ${keyEnd}`;
  const match = isShort
    ? sql`(${begins(nameKey)} or ${begins(emailKey)})`
    : sql`${getParts(userText(userTable))} @@ ${toPartConditions(words)}::tsquery`;
  const found = db.select({ id }).from(userTable).where(match);
  return found.limit(adminUsersMost + 1);
}

/**
 * Words of one or two letters must match whole, unless still being typed. Without the cast,
 * `to_tsquery` reads a number into `9e910a`.
 */
const toPartConditions = (words: readonly string[]) =>
  words
    .map((word, index) => {
      const isPart = word.length > 2 || index === words.length - 1;
      return isPart ? `'${word}':*` : `'${word}'`;
    })
    .join(' & ');
