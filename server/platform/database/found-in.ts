import { and, type SQL, sql } from '#drizzle/orm.ts';
import type { PgColumn, PgTable } from '#drizzle/pg-core.ts';
import { toFullText } from './full-text.ts';
import { parseSearchQuery } from '../search-text/search-query.ts';

type WithId = PgTable & { id: PgColumn };

/** A text that a search reads, given a tsquery. */
type SearchedText = (query: SQL) => SQL;

export const inKey =
  (key: PgColumn | SQL): SearchedText =>
  (query) =>
    sql`${toFullText(key)} @@ ${query}`;

/** The name of the row that `id` refers to. */
export const getInName =
  (id: PgColumn, owner: WithId, ...keys: readonly PgColumn[]): SearchedText =>
  (query) =>
    sql`${id} in (select ${owner.id} from ${owner} where ${and(...keys.map((key) => inKey(key)(query)))})`;

/** Reads each place by its own index. */
export const getInAny =
  (table: WithId, ...texts: readonly SearchedText[]): SearchedText =>
  (query) => {
    const found = texts.map((isIn) => sql`select ${table.id} from ${table} where ${isIn(query)}`);
    return sql`${table.id} in (${sql.join(found, sql` union all `)})`;
  };

/**
 * Each typed word is found on its own, as those of a title and of a name may be mixed.
 *
 * @returns undefined, which is no condition, for an empty search.
 */
export function foundIn(q: string, isIn: SearchedText): SQL | undefined {
  const typed = q.trim();
  if (typed === '') return undefined;
  const search = parseSearchQuery(q);
  if (search === null) return sql`false`;
  const { words, fullText } = search;
  const last = words.length - 1;
  const each = new Set(words.map((word, index) => `'${word}'${index === last ? ':*' : ''}`));
  const queries = /\s/u.test(typed) && words.length > 1 ? [...each] : [fullText];
  return and(...queries.map((text) => isIn(sql`to_tsquery('simple'::regconfig, ${text})`)));
}
