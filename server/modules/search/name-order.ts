import { type SQL, sql } from '#drizzle/orm.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';

/**
 * Sorts without case and accents, with `ñ` after `n`. No collation offers that on every
 * deployment (the embedded database has none), so the migrations define `name_order`.
 */
export const nameOrder = (column: PgColumn | SQL | SQL.Aliased): SQL =>
  sql`name_order(${column}) collate "C"`;
