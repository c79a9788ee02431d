import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { newId } from '../platform/ids.ts';
import { migratedTemplate } from './migrated-template.ts';

/** The migrated PostgreSQL database that each test file copies. */
export const templateName = 'tonada_template';

export type TestDatabase = {
  databaseUrl: string | undefined;
  dataDir: string;
  remove: () => Promise<void>;
};

/**
 * Makes an empty, migrated database for one test file: embedded, or on the PostgreSQL of
 * `start-postgres.ts`. Open it with `openDatabase`, and remove it after closing.
 *
 * @param from on PostgreSQL, another database without connections, which it copies.
 */
export async function makeTestDatabase(from = templateName): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tonada-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  const template = process.env.TEST_DATABASE_URL;
  if (!template) {
    cpSync(await migratedTemplate(), dataDir, { recursive: true });
    return { databaseUrl: undefined, dataDir, remove: async () => removeFolder() };
  }
  const name = `tonada_${newId()}`;
  // Copying the files takes a quarter of what writing each page through the log does.
  await administer(template, `create database "${name}" template "${from}" strategy file_copy`);
  const url = new URL(template);
  url.pathname = name;
  const remove = async () => {
    removeFolder();
    await administer(template, `drop database "${name}" with (force)`);
  };
  return { databaseUrl: url.href, dataDir, remove };
}

/**
 * Fills a database once for all test files of a worker, which copy it; on the embedded one, each
 * time. What it fills is the database alone: its folder goes.
 */
export function fillOnce<Filled>(
  fill: (database: TestDatabase) => Promise<Filled>,
): () => Promise<{ database: TestDatabase; filled: Filled }> {
  let template: Promise<{ name: string; filled: Filled }> | undefined;
  async function make() {
    const database = await makeTestDatabase();
    const filled = await fill({ ...database, remove: async () => undefined });
    rmSync(database.dataDir, { recursive: true, force: true });
    return { name: new URL(database.databaseUrl ?? '').pathname.slice(1), filled };
  }
  return async () => {
    if (!process.env.TEST_DATABASE_URL) {
      const database = await makeTestDatabase();
      return { database, filled: await fill({ ...database, remove: async () => undefined }) };
    }
    template ??= make();
    const { name, filled } = await template;
    return { database: await makeTestDatabase(name), filled: structuredClone(filled) };
  };
}

async function administer(template: string, statement: string) {
  // PostgreSQL copies only a database without connections.
  const url = new URL(template);
  url.pathname = 'postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
