import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allRights } from '#contract/right.ts';
import { labelMemberTable } from '../modules/catalogue/label/label-member.table.ts';
import { insertUser } from '../modules/people/user/user.repository.ts';
import type { Db } from '../platform/database/db.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { hashPassword } from '../platform/password.ts';
import { addTracks } from './add-catalogue.ts';
import { addLabelContract } from './add-label-contract.ts';
import { freePort, runServer, type ServerProcess } from './run-server.ts';
import startPostgres from './start-postgres.ts';
import { startS3, type TestS3 } from './start-s3.ts';
import { makeTestDatabase } from './test-database.ts';

const projectFolder = resolve(import.meta.dirname, '../..');

/** Milliseconds by which the clock of the last one's machine is wrong. */
const wrongBy = 600_000;

export const numbers = [0, 1, 2] as const;
export type Number3 = (typeof numbers)[number];

export type Trio = {
  origins: readonly [string, string, string];
  db: Db;
  store: TestS3;
  /** Starts a server at its place again, from another project folder if one is given. */
  start: (at: Number3, folder?: string) => Promise<ServerProcess>;
  kill: (at: Number3, signal?: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  close: () => Promise<void>;
};

/** Of the staff and the label, `<role>@example.com`. */
export const password = 'tres tristes tigres tragaban';

async function addMusic(db: Db) {
  const tracks = Array.from({ length: 20 }, (_, at) => ({ id: `trk_${at}`, title: `Luna ${at}` }));
  // Shorter ones are composed faster.
  await addTracks(
    db,
    tracks.map((track) => ({ ...track, duration: 40 })),
  );
  const now = new Date();
  const dates = { joinDate: '2026-01-01', createdAt: now, emailVerifiedAt: now };
  const passwordHash = await hashPassword(password);
  for (const role of ['admin', 'label'] as const) {
    const names = { id: `usr_${role}`, email: `${role}@example.com`, username: role };
    const rights = role === 'admin' ? [...allRights] : [];
    const account = { ...names, ...dates, displayName: 'Casa', role, rights, passwordHash };
    await insertUser(db, account);
  }
  const artistId = 'art_los-ensayos';
  const house = { artistId, startsOn: '2026-01-01', royaltyRate: 70 };
  const labelId = await addLabelContract(db, 'Casa', house);
  await db.insert(labelMemberTable).values({ labelId, userId: 'usr_label' });
}

/** Three servers on one PostgreSQL and one S3, with songs of the demo's kind; the last one's clock is wrong. */
export async function startTrio(): Promise<Trio> {
  const stopPostgres = await startPostgres();
  const made = await makeTestDatabase();
  const store = await startS3();
  const ports = await Promise.all(numbers.map(freePort));
  const { bucket, prefix, endpoint, keyId, secret } = store.settings as Record<string, string>;
  const settings = {
    DATABASE_URL: made.databaseUrl ?? '',
    TONADA_DATA_DIR: made.dataDir,
    TONADA_ACCOUNT_KEY: randomBytes(32).toString('base64'),
    TONADA_STORE: `s3://${bucket}/${prefix}`,
    TONADA_STORE_ENDPOINT: endpoint ?? '',
    TONADA_STORE_KEY_ID: keyId ?? '',
    TONADA_STORE_SECRET: secret ?? '',
    TONADA_DRAIN_SECONDS: '1',
  };
  const wrongClock = {
    CLOCK_AHEAD: String(wrongBy),
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href}`,
  };
  const running = new Map<Number3, ServerProcess>();

  async function start(at: Number3, folder?: string) {
    const own = { ...settings, PORT: String(ports[at]), ...(at === 2 && wrongClock) };
    const server = await runServer(own, folder);
    running.set(at, server);
    await server.ready();
    return server;
  }

  const kill = async (at: Number3, signal: NodeJS.Signals = 'SIGKILL') =>
    void (await running.get(at)?.kill(signal));

  const database = await openDatabase(made, { migrates: false });
  await addMusic(database.db);
  await Promise.all(numbers.map((at) => start(at)));
  return {
    origins: ports.map((port) => `http://localhost:${port}`) as unknown as Trio['origins'],
    db: database.db,
    store,
    start,
    kill,
    async close() {
      await Promise.all(numbers.map((at) => kill(at)));
      await database.close();
      await made.remove();
      await store.close();
      await stopPostgres();
    },
  };
}

/**
 * Makes the folder of a version whose only difference is one migration more, which adds a table
 * and a column.
 */
export async function makeNextVersion() {
  const folder = await mkdtemp(join(tmpdir(), 'tonada-next-'));
  for (const name of ['src', 'locales', 'node_modules', 'package.json', 'scripts', 'dist'])
    await symlink(join(projectFolder, name), join(folder, name));
  await cp(join(projectFolder, 'server'), join(folder, 'server'), { recursive: true });
  const migrations = join(folder, 'server/platform/migrations');
  await mkdir(migrations, { recursive: true });
  const path = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('There is no migration.');
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_next' });
  await writeFile(path, JSON.stringify(journal));
  await writeFile(
    join(migrations, '9999_next.sql'),
    `create table "next" ("id" text primary key not null);--> statement-breakpoint
alter table "track" add column "next" text default '' not null;`,
  );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
