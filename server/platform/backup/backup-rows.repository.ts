import type pg from 'pg';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { CommandError } from '../command-error.ts';
import { migrationsFolder } from '../database/migrate-to-latest.ts';
import { hasSqlState, sqlStates } from '../database/sql-state.ts';

export type BackedTable = {
  name: string;
  columns: { name: string; type: string }[];
};

export type Shape = {
  /** Times of the migrations that the rows follow. */
  migrations: number[];
  tables: BackedTable[];
  sequences: { name: string; value: string }[];
};

/** A part of a table that fits into memory. */
export type Slice = { table: BackedTable; source: string; from: number; to: number };

type Row = (string | null)[];

/** Pages of 8 KiB in a slice, with what is stored beside them. */
const slicePages = 128;

/** PostgreSQL's own text of each value, whatever its type. */
const asText = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig;

const readText = (client: pg.ClientBase, text: string) =>
  client.query<Row>({ text, rowMode: 'array', types: asText });

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** What each server would otherwise write in its own way. */
const oneForm = `set local timezone to 'UTC'; set local datestyle to 'ISO'; set local intervalstyle to 'postgres';
  set local bytea_output to 'hex'; set local extra_float_digits to 1`;

export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(oneForm);
}

export const endSnapshot = (client: pg.ClientBase): Promise<unknown> => client.query('rollback');

const rootTables = `pg_class class where relnamespace = 'public'::regnamespace
  and relkind in ('r', 'p') and not relispartition`;

/** Whether anything was ever migrated into it. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      union all select 1 from pg_namespace where nspname = 'drizzle' limit 1`,
  );
  return rows.length === 0;
}

/** @returns the times of all applied migrations, the first one first. */
async function findMigrations(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ at: string }>(
    'select created_at::text as at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ at }) => Number(at));
}

export async function readShape(client: pg.ClientBase): Promise<Shape> {
  const tables = await client.query<BackedTable>(
    `select relname as name, (select json_agg(json_build_object('name', attname,
        'type', format_type(atttypid, atttypmod)) order by attnum) from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
      from ${rootTables} order by relname`,
  );
  const sequences = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  );
  return {
    migrations: await findMigrations(client),
    tables: tables.rows,
    sequences: sequences.rows,
  };
}

/** Cuts a table, or each of its partitions, by pages. */
export async function findSlices(client: pg.ClientBase, table: BackedTable): Promise<Slice[]> {
  const { rows } = await client.query<{ source: string; pages: number; stored: number }>(
    `with part as (
        select relid from pg_partition_tree($1::regclass) where isleaf
        union select $1::regclass where not exists (select from pg_partition_tree($1::regclass)))
      select relid::regclass::text as source, (pg_relation_size(relid) / 8192)::int as pages,
        (pg_table_size(relid) / 8192)::int as stored from part order by 1`,
    [quote(table.name)],
  );
  return rows.flatMap(({ source, pages, stored }) => {
    const step = Math.max(1, Math.floor((slicePages * pages) / Math.max(stored, 1)));
    const starts = Array.from({ length: Math.ceil(pages / step) }, (_, slice) => slice * step);
    return starts.map((from) => ({ table, source, from, to: from + step }));
  });
}

export async function readSlice(client: pg.ClientBase, slice: Slice): Promise<Row[]> {
  const columns = slice.table.columns.map(({ name }) => quote(name)).join(', ');
  const { rows } = await readText(
    client,
    `select ${columns} from only ${slice.source}
      where ctid >= '(${slice.from},0)' and ctid < '(${slice.to},0)'`,
  );
  return rows;
}

/** @returns the files that the rows name, in the order of their hashes. */
export async function findAssets(
  client: pg.ClientBase,
): Promise<{ hash: string; bytes: number }[]> {
  const { rows } = await client.query<{ hash: string; bytes: string }>(
    'select hash, bytes::text from asset order by hash',
  );
  return rows.map(({ hash, bytes }) => ({ hash, bytes: Number(bytes) }));
}

export async function countBytes(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    `select coalesce(sum(pg_table_size(class.oid)), 0)::text as bytes from pg_class class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

/** Where the tables of a service wait for the end of a restore. */
const aside = 'tonada_former';

/**
 * Puts all tables aside in the open transaction: others read them until it commits, and keep them
 * if it does not. Extensions stay.
 */
export async function setAside(client: pg.ClientBase): Promise<void> {
  await client.query(`alter schema public rename to ${aside}; create schema public;
    grant usage on schema public to public; drop schema if exists drizzle cascade`);
  const { rows } = await client.query<{ move: string }>(
    `select format('alter extension %I set schema public', extname) as move
      from pg_extension where extnamespace = '${aside}'::regnamespace`,
  );
  for (const { move } of rows) await client.query(move);
}

const dropAttempts = 60;

/**
 * Waits for other servers in short turns, each below the second after which PostgreSQL ends a
 * deadlock: it could choose this transaction.
 */
export async function dropAside(client: pg.ClientBase): Promise<void> {
  await client.query(`set local lock_timeout to '500ms'; savepoint dropping`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`drop schema ${aside} cascade`);
      break;
    } catch (error) {
      if (attempt === dropAttempts || !hasSqlState(error, sqlStates.lockNotGot)) throw error;
      await client.query('rollback to savepoint dropping; select pg_sleep(0.2)');
    }
  }
  await client.query('release savepoint dropping; set local lock_timeout to 0');
}

async function applyMigrations(client: pg.ClientBase, isWanted: (at: number) => boolean) {
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (!isWanted(folderMillis)) continue;
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}

/** Begins the transaction that fills a database, whose files come first and may take hours. */
export async function beginRestore(client: pg.ClientBase): Promise<void> {
  await client.query('begin');
  await client.query(`set local idle_in_transaction_session_timeout to 0; ${oneForm}`);
}

/**
 * Makes the tables as they were at the last of these migrations, and takes their keys and triggers
 * away until `endFilling`.
 *
 * @param clear empties it before.
 * @returns what makes the foreign keys again.
 * @throws {CommandError} for tables that this version would have made otherwise.
 */
export async function beginFilling(
  client: pg.ClientBase,
  { migrations, tables }: Shape,
  clear?: () => Promise<void>,
): Promise<string[]> {
  await clear?.();
  await client.query(`create schema drizzle; create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const wanted = new Set(migrations);
  await applyMigrations(client, (at) => wanted.has(at));
  await requireShape(client, tables);
  const { rows: keys } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { drop } of keys) await client.query(drop);
  const names = tables.map(({ name }) => quote(name));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Migrations may have written rows.
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  return keys.map(({ add }) => add);
}

/** Names and types become parts of statements. */
async function requireShape(client: pg.ClientBase, tables: readonly BackedTable[]) {
  const made = new Map(
    (await readShape(client)).tables.map(({ name, columns }) => [name, columns]),
  );
  for (const { name, columns } of tables) {
    const types = new Map(made.get(name)?.map((column) => [column.name, column.type]));
    if (columns.every((column) => types.get(column.name) === column.type)) continue;
    throw new CommandError(
      `The backup is damaged: its table ${name} is none of its version.`,
      'unreadable',
    );
  }
}

/** @param lines each a JSON array of the columns' texts. */
export async function addRows(
  client: pg.ClientBase,
  { name, columns }: BackedTable,
  lines: readonly string[],
): Promise<void> {
  const names = columns.map((column) => quote(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ');
  await client.query({
    text: `insert into ${quote(name)} (${names}) overriding system value
      select ${values} from jsonb_array_elements($1::jsonb) as line`,
    values: [`[${lines.join(',')}]`],
  });
}

/**
 * Applies the migrations that the rows do not follow yet.
 *
 * @param finish runs before the commit.
 * @throws when a row names another that is not there.
 */
export async function endFilling(
  client: pg.ClientBase,
  { migrations, tables, sequences }: Shape,
  { keys, finish }: { keys: readonly string[]; finish?: (() => Promise<void>) | undefined },
): Promise<void> {
  for (const { name, value } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [quote(name), value]);
  }
  for (const { name } of tables) {
    await client.query(`alter table ${quote(name)} enable trigger user`);
  }
  for (const key of keys) await client.query(key);
  await applyMigrations(client, (at) => !migrations.includes(at));
  await finish?.();
  await client.query('commit');
}

export const abandonFilling = (client: pg.ClientBase): Promise<unknown> => client.query('rollback');
