import type { PgTable } from '#drizzle/pg-core.ts';
import type { Db } from './db.ts';

/** Parameters are counted in 16 bits. */
export const rowsPerStatement = 1000;

export async function insertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await db.insert(table).values(rows.slice(start, start + rowsPerStatement));
  }
}
