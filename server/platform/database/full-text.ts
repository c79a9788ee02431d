import { type SQL, sql } from '#drizzle/orm.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';

/** No stemming and no stop words, for any language. */
export function toFullText(column: PgColumn | SQL): SQL {
  return sql`to_tsvector('simple'::regconfig, ${column})`;
}

/** The search key of a name that is stored without one. `name_order` sorts `ñ` as `n~`. */
export const getKey = (name: PgColumn): SQL => sql`replace(name_order(${name}), 'n~', 'n')`;

/** Suffixes of three letters or more. */
export function getParts(column: PgColumn | SQL): SQL {
  return sql`word_ends(${column})`;
}
