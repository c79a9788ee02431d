import { type SQL, sql } from '#drizzle/orm.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';
import type { NameIndex } from '../../catalogue/search-index/index.ts';
import { toFullText } from '../../../platform/database/full-text.ts';

/** Before ranking, so that costs do not grow with the table. */
const candidateMax = { exact: 200, prefix: 1000, word: 3000 } as const;

const params = {
  key: sql.placeholder('key'),
  keyEnd: sql.placeholder('keyEnd'),
  fullText: sql.placeholder('fullText'),
};

/**
 * 0 is best. A whole name at either end of the query is exact: the rest of `luna nerea solis` is
 * the artist. Ignores spaces: `sos` matches `s o s`.
 */
const tier = sql`case
  when key = ${params.key}::text or starts_with(${params.key}::text, key || ' ')
    or right(${params.key}::text, length(key) + 1) = ' ' || key
    or replace(key, ' ', '') = replace(${params.key}::text, ' ', '') then 0
  when starts_with(key, ${params.key}::text)
    or starts_with(replace(key, ' ', ''), ${params.key}::text) then 1
  else 2 end`;

/**
 * Join it as `matched` and order by `byRank`: exact names, then starts, then words; popular ones
 * first.
 */
export function rankedMatches(sets: readonly SQL[], limit: number, from = sql`0`): SQL {
  return sql`(
    select id, ${tier} as tier, popularity
    from (${sql.join([...sets], sql` union `)}) as candidate
    order by tier, popularity desc, id limit ${sql.raw(String(limit))} offset ${from}) as matched`;
}

export const byRank = sql`matched.tier, matched.popularity desc, matched.id`;

export function isMatched(id: PgColumn): SQL {
  return sql`${id} = matched.id`;
}

export function exactNames(index: NameIndex): SQL {
  return getCandidates(index, sql`${index.key} = ${params.key}::text`, candidateMax.exact);
}

export function prefixNames(index: NameIndex): SQL {
  const range = sql`${index.key} >= ${params.key}::text and ${index.key} < ${params.keyEnd}::text`;
  return getCandidates(index, range, candidateMax.prefix);
}

/** The last word may be a prefix. */
export function wordNames(index: NameIndex): SQL {
  const match = sql`${toFullText(index.text)} @@ to_tsquery('simple'::regconfig, ${params.fullText}::text)`;
  return getCandidates(index, match, candidateMax.word);
}

function getCandidates(
  { table, id, key, popularity, where }: NameIndex,
  match: SQL,
  limit: number,
) {
  const restriction = where ? sql` and ${where}` : sql``;
  return sql`(select ${id} as id, ${key} as key, ${popularity} as popularity from ${table}
    where ${match}${restriction} limit ${sql.raw(String(limit))})`;
}
