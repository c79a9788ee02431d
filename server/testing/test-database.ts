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
 */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tonada-test-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  const template = process.env.TEST_DATABASE_URL;
  if (!template) {
    cpSync(await migratedTemplate(), dataDir, { recursive: true });
    return { databaseUrl: undefined, dataDir, remove: async () => removeFolder() };
  }
  const name = `tonada_${newId()}`;
  await administer(template, `create database "${name}" template ${templateName}`);
  const url = new URL(template);
  url.pathname = name;
  const remove = async () => {
    removeFolder();
    await administer(template, `drop database "${name}" with (force)`);
  };
  return { databaseUrl: url.href, dataDir, remove };
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
