import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RestoreState, RestoreTask } from '#contract/first-run.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { dumpState } from '../../../testing/dump-state.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { openStore } from '../../../platform/assets/open-store.ts';
import { openRows, serveSnapshots } from '../../../platform/backup/snapshots.ts';
import { writeBackup } from '../../../platform/backup/write-backup.ts';
import { makeVault } from '../../../platform/vault/vault.ts';
import { addVaultMark } from '../../../platform/vault/vault.repository.ts';
import { openFirstRun } from './open-first-run.ts';
import { restoreService } from './restore-service.ts';
import { changeService } from './service.repository.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonada-first-restore-'));
const passphrase = 'doce letras o más';
const key = 'la llave del servicio de antes, con más de 32 letras';
const owner = { email: 'luz@example.com', password: 'una frase bien larga' };
/** The embedded engine first makes a database, on cores shared with other tests. */
const patient = { timeout: 100_000 };
const calls = ['backups', 'backups/read', 'backups/restore'];

/** Without events, and partitions, which a start makes. */
const findState = async (app: TestApp) =>
  Object.fromEntries(
    Object.entries(await dumpState(app)).filter(
      ([table]) => !/^(event|play_(before|rest|\d.*))$/.test(table),
    ),
  );

const within = (name: string) => join(folder, name);

/** What the former service had, and a few files that are no such backup. */
let before: Awaited<ReturnType<typeof findState>>;

beforeAll(async () => {
  const database = await makeTestDatabase();
  const source = await startTestApp({ config: { demo: false }, database });
  const stop =
    database.databaseUrl === undefined &&
    (await serveSnapshots({ ...source, log: source.app.log }));
  const code = (await openFirstRun(source.db, { demo: false })) ?? '';
  await source.app.firstRun.look();
  const names = { serviceName: 'Radio Faro', displayName: 'Luz Cañas' };
  const payload = { ...owner, ...names, code };
  await source.app.inject({ method: 'POST', url: '/api/first-run', payload });
  await addTracks(source.db, [{ id: 'trk_1', title: 'Luna' }]);
  await addVaultMark(source.db, makeVault(key).mark('vault'));
  const { id } = await source.signIn();
  const picture = { owner: id, purpose: 'test', type: 'image/png' };
  await source.assets.stage(Buffer.from('una foto'), picture);
  before = await findState(source);
  const from = { store: openStore(source.config), open: () => openRows(source.config) };
  const now = new Date('2026-11-20T20:00:00Z');
  for (const [name, sealing] of [
    ['whole.backup', undefined],
    ['sealed.backup', passphrase],
  ] as const) {
    await writeBackup(within(name), from, { passphrase: sealing, version: '0.2.0', now });
  }
  const whole = readFileSync(within('whole.backup'));
  const change = (name: string, was: string, is: string) => {
    const content = zstdDecompressSync(whole).toString('latin1').replace(was, is);
    writeFileSync(within(name), zstdCompressSync(Buffer.from(content, 'latin1')));
  };
  change('damaged.backup', 'Luna', 'Lana');
  change('lying.backup', '"track":1', '"track":2');
  change('typed.backup', '"name":"bytes","type":"bigint"', '"name":"bytes","type":"bigin)"');
  change('newer.backup', '"format":1', '"format":9');
  writeFileSync(within('cut.backup'), whole.subarray(0, whole.length * 0.9));
  writeFileSync(within('other.backup'), 'a letter');
  writeFileSync(within('whole.backup.part'), '');
  mkdirSync(within('folder.backup'));
  if (stop) await stop();
  await source.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let tonada: TestApp;
let database: TestDatabase;
let code = '';
let hasReopened: boolean;
let free: number;

const post = (path: string, body: object) =>
  tonada.app.inject({ method: 'POST', url: `/api/first-run/${path}`, payload: { code, ...body } });

const getState = async () => (await post('backups', {})).json<RestoreState>();

/** @returns the task once it has ended. */
async function take(path: 'read' | 'restore', body: object): Promise<RestoreTask | null> {
  expect((await post(`backups/${path}`, body)).statusCode).toBe(200);
  let task: RestoreTask | null = null;
  await expect
    .poll(async () => (task = (await getState()).task)?.step, patient)
    .toMatch(/^(read|restored|failed)$/);
  return task;
}

async function start(config: Parameters<typeof startTestApp>[0]) {
  hasReopened = false;
  free = Infinity;
  tonada = await startTestApp({
    database: { ...database, remove: async () => undefined },
    countFree: async () => free,
    reopen: () => {
      hasReopened = true;
    },
    config: { demo: false, backupDir: folder, accountKey: key, ...config?.config },
  });
  code = (await openFirstRun(tonada.db, { demo: false })) ?? code;
  await tonada.app.firstRun.look();
}

/** As a start in the same process does. */
async function startAgain() {
  await tonada.close();
  await start({});
}

describe('a service that nobody has begun', () => {
  beforeAll(async () => {
    database = await makeTestDatabase();
    await start({});
    return async () => {
      await tonada.close();
      await database.remove();
    };
  });

  // Proves first-run: A backup instead: the code
  it('shows its backups to holders of the code alone, and only whole files of the folder', async () => {
    for (const path of calls) {
      const body = { code: 'otro', ...(path !== 'backups' && { name: 'whole.backup' }) };
      expect((await post(path, body)).statusCode).toBe(400);
    }
    const { backups, folder: place } = await getState();
    expect(place).toBe(folder);
    expect(backups.map(({ name }) => name).toSorted()).toEqual([
      'cut.backup',
      'damaged.backup',
      'lying.backup',
      'newer.backup',
      'other.backup',
      'sealed.backup',
      'typed.backup',
      'whole.backup',
    ]);
    for (const name of ['../whole.backup', 'whole.backup.part', 'folder.backup']) {
      expect(await take('read', { name })).toMatchObject({ step: 'failed', fault: 'gone' });
    }
  });

  // Proves first-run: A backup instead: what it holds
  it('says what a backup holds', async () => {
    expect(await take('read', { name: 'sealed.backup', passphrase })).toMatchObject({
      step: 'read',
      content: {
        version: '0.2.0',
        madeAt: '2026-11-20T20:00:00.000Z',
        isSealed: true,
        people: 2,
        songs: 1,
        files: 1,
        fileBytes: 8,
        missing: 0,
        key: 'fits',
      },
    });
  });

  // Proves first-run: A backup instead: refused
  it.each([
    ['sealed.backup', {}, 'sealed'],
    ['sealed.backup', { passphrase: 'otras doce letras' }, 'passphrase'],
    ['damaged.backup', {}, 'damaged'],
    ['lying.backup', {}, 'damaged'],
    ['cut.backup', {}, 'damaged'],
    ['newer.backup', {}, 'newer'],
    ['other.backup', {}, 'foreign'],
  ])('says why %s with %j cannot be read', async (name, given, fault) => {
    expect(await take('read', { name, ...given })).toMatchObject({ step: 'failed', fault });
  });

  // Proves first-run: A backup instead: a failure
  it.each(['lying.backup', 'typed.backup', 'cut.backup'])('is as it was after %s', async (name) => {
    const was = await dumpState(tonada);
    expect(await take('restore', { name })).toMatchObject({ step: 'failed', fault: 'damaged' });
    expect(await dumpState(tonada)).toEqual(was);
    expect(
      readdirSync(tonada.config.dataDir).filter((each) => each.startsWith('restoring-')),
    ).toEqual([]);
    expect(hasReopened).toBe(false);
  });

  // Proves first-run: A backup instead: one at once
  it('restores one backup at once, and none without room', async () => {
    free = 1;
    expect(await take('restore', { name: 'whole.backup' })).toMatchObject({ fault: 'disk' });
    free = Infinity;
    await post('backups/restore', { name: 'lying.backup' });
    const payload = { ...owner, serviceName: 'Otra', displayName: 'Otra', code };
    const answers = await Promise.all([
      post('backups/restore', { name: 'lying.backup' }),
      post('backups/read', { name: 'whole.backup' }),
      tonada.app.inject({ method: 'POST', url: '/api/first-run', payload }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
    await expect.poll(async () => (await getState()).task?.step, patient).toBe('failed');
  });

  // Proves first-run: A backup instead: uploaded
  it('takes one uploaded file, until it closes', async () => {
    const payload = readFileSync(within('whole.backup'));
    const send = (given: string) =>
      tonada.app.inject({
        method: 'PUT',
        url: '/api/first-run/backups/uploaded',
        headers: { 'x-set-up-code': given, 'content-type': 'application/octet-stream' },
        payload,
      });
    expect((await send('otro')).statusCode).toBe(400);
    free = payload.length;
    expect((await send(code)).statusCode).toBe(507);
    free = Infinity;
    expect((await getState()).uploaded).toBeNull();
    await send(code);
    expect((await send(code)).json()).toMatchObject({ uploaded: { bytes: payload.length } });
    expect(await take('read', { name: null })).toMatchObject({ step: 'read' });
    await startAgain();
    expect((await getState()).uploaded).toBeNull();
    const left = readdirSync(database.dataDir).filter((each) => each.startsWith('restoring-'));
    expect(left).toEqual([]);
  });

  // Proves first-run: A backup instead: begun meanwhile
  it('keeps what somebody has begun meanwhile', async () => {
    await changeService(tonada.db, { setUpCode: null });
    const was = await dumpState(tonada);
    const given = { passphrase: undefined, accountKey: undefined, onProgress: () => undefined };
    await expect(restoreService(tonada, within('whole.backup'), given)).rejects.toMatchObject({
      fault: 'begun',
    });
    expect(await dumpState(tonada)).toEqual(was);
    for (const path of calls) {
      const body = path === 'backups' ? {} : { name: 'whole.backup' };
      expect((await post(path, body)).statusCode).toBe(404);
    }
  });
});

describe('a restored service', () => {
  beforeEach(async () => {
    database = await makeTestDatabase();
    return async () => {
      await tonada.close();
      await database.remove();
    };
  });

  // Proves first-run: A backup instead: restored
  it('is what the backup was, and lets its people in', async () => {
    await start({});
    await post('backups/restore', { name: 'whole.backup' });
    await expect.poll(() => hasReopened, patient).toBe(true);
    await startAgain();
    expect(await findState(tonada)).toEqual(before);
    expect(await openFirstRun(tonada.db, { demo: false })).toBeNull();
    const signedIn = await tonada.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: owner,
    });
    expect(signedIn.statusCode).toBe(200);
    for (const path of calls) {
      const body = path === 'backups' ? {} : { name: 'whole.backup' };
      expect((await post(path, body)).statusCode).toBe(404);
    }
  });

  // Proves first-run: A backup instead: the key
  it('has the key of its payout accounts', async () => {
    await start({ config: { accountKey: undefined } });
    const isEmbedded = database.databaseUrl === undefined;
    const place = isEmbedded ? 'file' : 'setting';
    const name = 'whole.backup';
    expect(await take('read', { name })).toMatchObject({ content: { key: place } });
    expect(await take('restore', { name, accountKey: 'otra' })).toMatchObject({ fault: 'key' });
    if (!isEmbedded) return;
    await post('backups/restore', { name, accountKey: key });
    await expect.poll(() => hasReopened, patient).toBe(true);
    await startAgain();
    expect(readFileSync(join(database.dataDir, 'account-key'), 'utf8')).toBe(key);
  });
});
