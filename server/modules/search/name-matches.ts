import { type SQL, sql } from '#drizzle/orm.ts';
import type { PgColumn, PgTable } from '#drizzle/pg-core.ts';
import { fullTextOf } from './full-text.ts';

/** Where to look for names of one kind. */
export type NameIndex = {
  table: PgTable;
  id: PgColumn;
  /** The normalised name. */
  key: PgColumn;
  /** The normalised text that is searched by words. */
  text: PgColumn;
  /** Orders matches that are equally good, the largest first. */
  popularity: SQL | PgColumn;
  /** What a partial index of this table is restricted to. */
  where?: SQL;
};

/** Matches looked at before they are ordered: what a query costs does not grow with the table. */
const candidateMax = { exact: 200, prefix: 1000, word: 3000 } as const;

const asked = {
  key: sql.placeholder('key'),
  keyEnd: sql.placeholder('keyEnd'),
  fullText: sql.placeholder('fullText'),
};

/**
 * How well a name fits, 0 best. The whole name at the beginning or the end of a query fits exactly:
 * what remains of `luna nerea solis` is the artist, or the words would not have matched. Spaces are what signs
 * leave: `sos` is `s o s`.
 */
const tier = sql`case
  when key = ${asked.key}::text or starts_with(${asked.key}::text, key || ' ')
    or right(${asked.key}::text, length(key) + 1) = ' ' || key
    or replace(key, ' ', '') = replace(${asked.key}::text, ' ', '') then 0
  when starts_with(key, ${asked.key}::text)
    or starts_with(replace(key, ' ', ''), ${asked.key}::text) then 1
  else 2 end`;

/**
 * A subquery `matched` of ids from the sets of candidates, at most `limit` of them, to be joined with
 * their rows and ordered by `byRank`: names that fit exactly, then those that begin with the query,
 * then those that hold its words; among equals the popular first.
 */
export function rankedMatches(sets: readonly SQL[], limit: number): SQL {
  return sql`(
    select id, ${tier} as tier, popularity
    from (${sql.join([...sets], sql` union `)}) as candidate
    order by tier, popularity desc, id limit ${sql.raw(String(limit))}) as matched`;
}

export const byRank = sql`matched.tier, matched.popularity desc, matched.id`;

/** Joins a table with the subquery `matched`. */
export function isMatched(id: PgColumn): SQL {
  return sql`${id} = matched.id`;
}

/** Names equal to the query. */
export function exactNames(index: NameIndex): SQL {
  return candidatesOf(index, sql`${index.key} = ${asked.key}::text`, candidateMax.exact);
}

/** Names that begin with the query. */
export function prefixNames(index: NameIndex): SQL {
  const range = sql`${index.key} >= ${asked.key}::text and ${index.key} < ${asked.keyEnd}::text`;
  return candidatesOf(index, range, candidateMax.prefix);
}

/** Names that hold every word of the query, the last as a prefix. */
export function wordNames(index: NameIndex): SQL {
  const match = sql`${fullTextOf(index.text)} @@ to_tsquery('simple'::regconfig, ${asked.fullText}::text)`;
  return candidatesOf(index, match, candidateMax.word);
}

function candidatesOf({ table, id, key, popularity, where }: NameIndex, match: SQL, limit: number) {
  const restriction = where ? sql` and ${where}` : sql``;
  return sql`(select ${id} as id, ${key} as key, ${popularity} as popularity from ${table}
    where ${match}${restriction} limit ${sql.raw(String(limit))})`;
}
