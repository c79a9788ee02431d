import type { SQL } from '#drizzle/orm.ts';
import type { PgColumn, PgTable } from '#drizzle/pg-core.ts';

/** By what search finds rows of a table. */
export type NameIndex = {
  table: PgTable;
  id: PgColumn;
  key: PgColumn;
  /** Normalised, searched by words. */
  text: PgColumn;
  /** Largest first. */
  popularity: SQL | PgColumn;
  /** Predicate of the partial index. */
  where?: SQL;
};
