import { type SQL, sql } from '#drizzle/orm.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';

/**
 * Ignores case and accents, with `ñ` after `n`. The migrations define `name_order`, as the
 * embedded database has no such collation.
 */
export const nameOrder = (column: PgColumn | SQL | SQL.Aliased): SQL =>
  sql`name_order(${column}) collate "C"`;
