import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The indexed expression of normalised text: no stemming and no stop words in any language. */
export function fullTextOf(column: PgColumn | SQL): SQL {
  return sql`to_tsvector('simple'::regconfig, ${column})`;
}
