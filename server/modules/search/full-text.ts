import { type SQL, sql } from '#drizzle/orm.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';

/** The indexed expression: no stemming and no stop words in any language. */
export function fullTextOf(column: PgColumn | SQL): SQL {
  return sql`to_tsvector('simple'::regconfig, ${column})`;
}

/** Also indexes all suffixes of three letters or more, so that a prefix search finds any part. */
export function partsOf(column: PgColumn | SQL): SQL {
  return sql`word_ends(${column})`;
}
