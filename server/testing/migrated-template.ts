import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { migrationsFolder } from '../platform/database/migrate-to-latest.ts';
import { openDatabase } from '../platform/database/open-database.ts';

const cacheFolder = resolve(import.meta.dirname, '../../node_modules/.cache/tonada-test');

/**
 * Returns a migrated, empty data folder to copy, made once per schema. Parallel test files may
 * each make one; the first to finish wins.
 */
export async function migratedTemplate(): Promise<string> {
  const template = join(cacheFolder, schemaHash());
  if (existsSync(template)) return template;
  mkdirSync(cacheFolder, { recursive: true });
  const making = mkdtempSync(join(cacheFolder, 'making-'));
  const database = await openDatabase(
    { databaseUrl: undefined, dataDir: making },
    { flushed: false },
  );
  await database.close();
  try {
    renameSync(making, template);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(template)) throw error;
  }
  return template;
}

function schemaHash() {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).toSorted()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
