import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '#drizzle/orm.ts';
import type { TestApp } from './start-test-app.ts';

export type State = { [table: string]: string };

/** Returns a hash of each table's rows, and the names of stored files and emails. */
export async function dumpState({ db, config }: Pick<TestApp, 'db' | 'config'>): Promise<State> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const hashes = tables.map(
    ({ name }) => sql`select ${sql.raw(`'${name}'`)} as name,
      md5(coalesce(string_agg(each::text, ' ' order by each::text), '')) as hash from ${sql.identifier(name)} as each`,
  );
  const { rows } = await db.execute<{ name: string; hash: string }>(
    sql.join(hashes, sql` union all `),
  );
  const files = ['assets', 'outbox'].map((name) => [name, listFiles(join(config.dataDir, name))]);
  return Object.fromEntries([...rows.map(({ name, hash }) => [name, hash]), ...files]) as State;
}

const listFiles = (folder: string): string =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .toSorted()
        .join(' ')
    : '';
