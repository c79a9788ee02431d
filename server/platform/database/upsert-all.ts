import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable, type PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { rowsPerStatement } from './insert-all.ts';

/** Inserts any number of rows, each in place of the one with the same primary key. */
export async function upsertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const { columns, primaryKeys } = getTableConfig(table);
  const target = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const others = Object.entries(getTableColumns(table)).filter(
    ([, column]) => !target.some(({ name }) => name === column.name),
  );
  const set = Object.fromEntries(
    others.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  );
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await db
      .insert(table)
      .values(rows.slice(start, start + rowsPerStatement))
      // oxlint-disable-next-line typescript/no-generated-empty-object-type -- the columns of any table
      .onConflictDoUpdate({ target, set: set as PgUpdateSetSource<Table> });
  }
}
