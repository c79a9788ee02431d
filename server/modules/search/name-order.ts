import { type SQL, sql } from '#drizzle/orm.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';

/**
 * What names and titles are sorted by: their letters without case and accents, with `ñ` as a letter of its own after `n`. No
 * collation of the database knows that everywhere, the embedded one has none; `name_order` comes with the migrations.
 */
export const nameOrder = (column: PgColumn | SQL | SQL.Aliased): SQL =>
  sql`name_order(${column}) collate "C"`;
