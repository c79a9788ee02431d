import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableColumns, getTableName, is, type SQL, sql } from '#drizzle/orm.ts';
import { type PgColumn, PgTable } from '#drizzle/pg-core.ts';
import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { accountTraces, withheld } from '../../listening/data-export/account-traces.repository.ts';
import { columnTitle, partWords, tablePath } from '../../listening/data-export/part-words.ts';
import { foundBy } from './found-by.ts';
import { impersonalColumns, impersonalJson } from './impersonal-columns.ts';

const tonada = await startTestApp();
afterAll(() => tonada.close());

const root = resolve(import.meta.dirname, '../../../..');
const page = readFileSync(join(root, 'docs/product/personal-data.md'), 'utf8');

/** The page's table rows: `| table | columns | purpose | term | export | after deletion |`. */
const registered = page
  .split('\n')
  .filter((line) => line.startsWith('| `') && line.split('|').length === 8)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, table = '', columns = '', ...rest]) => ({
    table: table.replaceAll('`', ''),
    columns: columns.split(' '),
    exported: rest[2] ?? '',
    after: rest[3] ?? '',
    stated: rest.slice(0, 4),
  }));

/** Of all tables. */
async function findColumns(isWanted: (column: PgColumn) => boolean): Promise<string[]> {
  const paths = globSync('server/**/*.table.ts', { cwd: root });
  const found: string[] = [];
  for (const path of paths) {
    const exported = (await import(pathToFileURL(join(root, path)).href)) as object;
    for (const table of Object.values(exported)) {
      if (!is(table, PgTable)) continue;
      const name = getTableName(table);
      found.push(
        ...Object.values(getTableColumns(table))
          .filter(isWanted)
          .map((column) => `${name}.${column.name}`),
      );
    }
  }
  return found;
}

/** What a deletion does not look for. */
const isLeft = /^(stays|kept|a number|numbers|the id leads|ids that|swept|staff change|words that)/;

const plain = ({ name }: { name: string }) => name.replaceAll('"', '');

const read = async <Row extends Record<string, unknown>>(statement: SQL) =>
  (await tonada.db.execute<Row>(statement)).rows;

// Proves personal-data: Every column is known
it('each column is registered, once', async () => {
  const personal = registered.flatMap(({ table, columns }) =>
    columns.map((column) => `${table}.${column}`),
  );
  const others = Object.entries(impersonalColumns).flatMap(([table, columns]) =>
    columns.split(',').map((column) => `${table}.${column}`),
  );
  const byName = (one: string, other: string) => (one < other ? -1 : 1);
  const known = [...personal, ...others].toSorted(byName);
  expect(known).toEqual((await findColumns(() => true)).toSorted(byName));
});

// Proves personal-data: Every JSON column is known
it('each JSON column holds what somebody has said', async () => {
  const personal = new Set(
    registered.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
  );
  const found = await findColumns(({ columnType }) => /Json/.test(columnType));
  expect(found.filter((name) => !personal.has(name)).toSorted()).toEqual(
    Object.keys(impersonalJson).toSorted(),
  );
});

// Proves personal-data: An index leads to everything
it('each row that a deletion removes or empties is found by an index', async () => {
  const indexed = new Set(
    (
      await read<{ name: string }>(sql`
      select index.indrelid::regclass || '.' || attname as name from pg_index index
      join pg_attribute on attrelid = indrelid and attnum = indkey[0]`)
    ).map(plain),
  );
  const keys = await read<{ name: string; target: string; follows: boolean }>(sql`
    select conrelid::regclass || '.' || attname as name, confrelid::regclass::text as target,
      confdeltype in ('c', 'n') as follows
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and cardinality(conkey) = 1`);
  const found = new Set(['user']);
  for (const name of foundBy) if (indexed.has(name)) found.add(name.split('.')[0] ?? '');
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { name, target, follows } of keys) {
      const isReached =
        follows && indexed.has(plain({ name })) && found.has(plain({ name: target }));
      if (isReached) found.add(plain({ name }).split('.')[0] ?? '');
    }
  }
  const searched = registered.filter(
    ({ table, after }) => !isLeft.test(after) && !found.has(table),
  );
  expect(searched.map(({ table, after }) => `${table}: ${after}`)).toEqual([]);
  expect(foundBy.filter((name) => !indexed.has(name))).toEqual([]);
});

// Proves personal-data: Every row is complete
// Proves security: V14.1 Documentation
it('each row says purpose, term, export and what deletion does', () => {
  expect(registered.length).toBeGreaterThan(40);
  for (const { table, stated } of registered) {
    expect(stated.every((text) => text.length > 2) && table).toBe(table);
  }
});

// Proves personal-data: The contents of the export
it('the export has what the register says', async () => {
  const parts = new Set<string>();
  for await (const { name } of accountTraces(tonada.db, 'usr_nadie')) parts.add(name);
  const explained = registered.flatMap(({ exported }) =>
    /^no[ :]/.test(exported) ? [] : (exported.match(/\b[a-z_]+\.[a-z_]+\b/g) ?? []),
  );
  expect(new Set(explained)).toEqual(new Set([...parts].filter((part) => part.includes('.'))));
});

// Proves personal-data: Its columns
it('the export has each column that the register says it has', async () => {
  const columnsOf = new Map<string, Set<string>>();
  for await (const { name, columns } of accountTraces(tonada.db, 'usr_nadie')) {
    columnsOf.set(name === 'account' ? 'user' : name, new Set(columns));
  }
  const missing = registered.flatMap(({ table, columns, exported }) => {
    if (/^no[ :]/.test(exported)) return [];
    const parts = [...columnsOf].filter(([name]) => name.split('.')[0] === table);
    const lacked = columns.filter((column) => !parts.some(([, has]) => has.has(column)));
    // Columns that open an account or serve machines are not exported; the row says so.
    const isNoted = exported.includes('(without');
    const mayLack = (column: string) => isNoted && withheld.includes(column);
    return lacked.filter((column) => !mayLack(column)).map((column) => `${table}.${column}`);
  });
  expect(missing).toEqual([]);
});

// Proves personal-data: Columns left out of the export
it('the export has no column that the register withholds', async () => {
  for await (const { name, columns } of accountTraces(tonada.db, 'usr_nadie')) {
    expect([name, columns.filter((column) => withheld.includes(column))]).toEqual([name, []]);
  }
});

// Proves personal-data: The export's explanations
it('each part and each column of the export has its words, and each table a file of its own', async () => {
  const paths: string[] = [];
  const wordless: string[] = [];
  for await (const { name, columns } of accountTraces(tonada.db, 'usr_nadie')) {
    paths.push(tablePath(name, 'es'));
    const unsaid = columns.filter((column) => columnTitle(column, 'es') === column);
    wordless.push(...unsaid.map((column) => `${name} ${column}`));
    if (partWords(name, 'es').text === '') wordless.push(name);
  }
  expect(wordless).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
