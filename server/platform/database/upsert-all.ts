import { getTableColumns, type SQL, sql } from '#drizzle/orm.ts';
import { getTableConfig, type PgTable } from '#drizzle/pg-core.ts';
import type { Db } from './db.ts';
import { rowsPerStatement } from './insert-all.ts';

/**
 * Replaces rows by primary key, with one parameter for all.
 *
 * @param rows with all columns: a missing one becomes null, whatever its default.
 * @param kept columns that a present row keeps.
 */
export async function upsertAll<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferSelect'][],
  kept: readonly string[] = [],
): Promise<void> {
  const { columns, primaryKeys } = getTableConfig(table);
  const target = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const targets = target.map(({ name }) => name);
  const names = columns.map(({ name }) => name);
  const others = names.filter((name) => !targets.includes(name) && !kept.includes(name));
  for (const insert of insertsOf(table, rows)) {
    await db.execute(sql`${insert}
      on conflict (${listed(targets)}) do update
      set ${listed(others, (name) => sql`${name} = excluded.${name}`)}`);
  }
}

/** For thousands of rows, with all columns: `insertAll` has a parameter for each value. */
export async function insertWhole<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferSelect'][],
): Promise<void> {
  for (const insert of insertsOf(table, rows)) await db.execute(insert);
}

function* insertsOf<Table extends PgTable>(table: Table, rows: readonly Table['$inferSelect'][]) {
  const keys = Object.entries(getTableColumns(table));
  const names = listed(keys.map(([, { name }]) => name));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const part = rows
      .slice(start, start + rowsPerStatement)
      .map((row) => Object.fromEntries(keys.map(([key, { name }]) => [name, row[key]])));
    yield sql`
      insert into ${table} (${names})
      select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(part)}::json)`;
  }
}

function listed(names: readonly string[], write = (name: SQL) => name): SQL {
  return sql.join(
    names.map((name) => write(sql`${sql.identifier(name)}`)),
    sql`, `,
  );
}
