import { type SQL, type SQLWrapper, sql } from '#drizzle/orm.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';

/** Sends the texts as one parameter, whatever their number. */
export function anyOf(column: PgColumn, texts: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(texts)}::text[])`;
}

/**
 * For a query that locks some rows of a queue. With `in` the planner may run it once for each row
 * of the table, and so take more than its limit.
 */
export const anyOfLocked = (column: SQLWrapper, query: SQLWrapper): SQL =>
  sql`${column} = any(array(${query}))`;
