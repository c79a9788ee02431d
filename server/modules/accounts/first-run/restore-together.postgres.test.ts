import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '#drizzle/orm.ts';
import type { RestoreState } from '#contract/first-run.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { takeRestoreLock } from '../../../platform/database/restore-lock.repository.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { formerKey, formerOwner, writeFormerBackup } from '../../../testing/write-former-backup.ts';
import { openFirstRun } from './open-first-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonada-together-'));
const name = 'former.backup';
const owner = { email: 'otra@example.com', password: 'otra frase bien larga' };
const names = { serviceName: 'Radio Otra', displayName: 'Otra' };

beforeAll(() => writeFormerBackup(join(folder, name), { files: 2, bytes: 1_000, rows: 10 }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let database: TestDatabase;
let here: TestApp;
let there: TestApp;
let code: string;
let reopened: Set<string>;

const start = (place: string) =>
  startTestApp({
    database: { ...database, remove: async () => undefined },
    config: { demo: false, backupDir: folder, accountKey: formerKey },
    reopen: () => void reopened.add(place),
  });

beforeEach(async () => {
  reopened = new Set();
  database = await makeTestDatabase();
  here = await start('here');
  there = await start('there');
  code = (await openFirstRun(here.db, { demo: false })) ?? '';
  await Promise.all([here, there].map(({ app }) => app.firstRun.look()));
  return async () => {
    await Promise.all([here.close(), there.close()]);
    await database.remove();
  };
});

const post = ({ app }: TestApp, path: string, body: object = {}) =>
  app.inject({ method: 'POST', url: `/api/first-run${path}`, payload: { code, ...body } });

const getState = async (tonada: TestApp) => (await post(tonada, '/backups')).json<RestoreState>();

async function connect() {
  const client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  // Its database is removed below it where a test fails.
  client.on('error', () => undefined);
  return client;
}

// Proves first-run: A backup instead: on another server
it('lets nobody begin the service or another restore on any server meanwhile', async () => {
  const client = await connect();
  await client.query('begin');
  await takeRestoreLock(client);
  const refused = await Promise.all([
    post(there, '/backups/restore', { name }),
    post(there, '/backups/read', { name }),
    post(there, '', { ...owner, ...names }),
  ]);
  for (const answer of refused) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: expect.stringContaining('Otro servidor está restaurando una copia.') as string,
    });
  }
  expect((await post(there, '/code')).json()).toMatchObject({ isRestoring: true });
  expect(await getState(there)).toMatchObject({ isElsewhere: true, task: null, cutAt: null });
  // A start beside it leaves the code to the page that shows the restore.
  expect(await openFirstRun(there.db, { demo: false })).toBeNull();
  await client.query('rollback');
  await client.end();
  expect(await getState(there)).toMatchObject({ isElsewhere: false });
  expect((await post(there, '/backups/read', { name })).statusCode).toBe(200);
});

it('has a start wait', async () => {
  const client = await connect();
  await client.query('begin');
  await takeRestoreLock(client);
  const steps: string[] = [];
  let isUp = false;
  const onProgress = (step: string) => void steps.push(step);
  const opening = openDatabase(here.config, { onProgress }).finally(() => {
    isUp = true;
  });
  const waiting = 'Waiting for another server that restores a backup';
  await expect.poll(() => steps).toEqual([waiting]);
  expect(isUp).toBe(false);
  await client.end();
  await (await opening).close();
});

it('restores once where two servers are asked at once, and both follow', async () => {
  await Promise.all([here, there].map((tonada) => post(tonada, '/backups/restore', { name })));
  await expect.poll(() => [...reopened].toSorted()).toEqual(['here', 'there']);
  for (const { app } of [here, there]) {
    expect(app.firstRun.isOn()).toBe(false);
    const login = { method: 'POST', url: '/api/auth/login', payload: formerOwner } as const;
    expect((await app.inject(login)).statusCode).toBe(200);
  }
  const { rows } = await here.db.execute(sql`select count(*)::int as count from artist`);
  expect(rows).toEqual([{ count: 10 }]);
});

it('is not the victim of a deadlock with what another server does', async () => {
  const client = await connect();
  await client.query(`set lock_timeout to '4s'`);
  await client.query('begin');
  await client.query('select 1 from "user"');
  await post(here, '/backups/restore', { name });
  const free = async () =>
    (await there.db.execute(sql`select 1 from service for update skip locked`)).rows.length;
  await expect.poll(free, { interval: 20 }).toBe(0);
  await expect(client.query('select 1 from service for update')).rejects.toMatchObject({
    code: '55P03',
  });
  await client.end();
  await expect.poll(() => reopened.has('here')).toBe(true);
});

// Proves first-run: A backup instead: a lost database
it('says that it failed where its connection is cut, and restores the next time', async () => {
  const cut = () =>
    there.db.execute(sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and mode = 'ExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`);
  await post(here, '/backups/restore', { name });
  await expect.poll(cut, { interval: 1 }).toMatchObject({ rowCount: 1 });
  await expect.poll(async () => (await getState(here)).task).toMatchObject({ step: 'failed' });
  expect(await getState(here)).toMatchObject({ cutAt: null, task: { fault: 'failed' } });
  await post(there, '/backups/restore', { name });
  await expect.poll(() => [...reopened].toSorted()).toEqual(['here', 'there']);
});
