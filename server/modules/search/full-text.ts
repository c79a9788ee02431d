import { type SQL, sql } from '#drizzle/orm.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';

/** The indexed expression of normalised text: no stemming and no stop words in any language. */
export function fullTextOf(column: PgColumn | SQL): SQL {
  return sql`to_tsvector('simple'::regconfig, ${column})`;
}

/** The same of the words and all their ends of three letters or more, for texts of which any part is found by a prefix. */
export function partsOf(column: PgColumn | SQL): SQL {
  return sql`word_ends(${column})`;
}
