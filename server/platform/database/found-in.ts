import { type SQL, sql, type SQLWrapper } from '#drizzle/orm.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';
import { fullTextOf } from './full-text.ts';
import { parseSearchQuery } from '../search-text/search-query.ts';

/** @returns undefined, which is no condition, for an empty search. */
export function foundIn(q: string, key: PgColumn | SQL): SQL | undefined {
  if (q.trim() === '') return undefined;
  const asked = parseSearchQuery(q);
  if (asked === null) return sql`false`;
  return sql`${fullTextOf(key)} @@ to_tsquery('simple'::regconfig, ${asked.fullText})`;
}

/** Key of a few thousand rows that store none. */
export const keyOf = (...names: readonly SQLWrapper[]): SQL =>
  sql`replace(name_order(concat_ws(' ', ${sql.join([...names], sql`, `)})), 'n~', 'n')`;
