import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataExportAnswer } from '#contract/data-export.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { eventually } from '../../../testing/eventually.ts';
import { readBell } from '../../../testing/read-bell.ts';
import { readOutbox } from '../../../testing/read-emails.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { askAddress, orderData, takeFiles } from '../../../testing/take-data.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { hashPassword } from '../../../platform/password.ts';
import { ordersMost } from './order-export.ts';

const password = 'la de siempre';
const hour = 3_600_000;

let tonada: TestApp;
/** Bytes: too few for files, enough for jobs. */
const nearlyFull = 100 * 1024 * 1024;
let isDiskFull = false;
let passwordHash: string;
beforeAll(async () => {
  tonada = await startTestApp({ countFree: async () => (isDiskFull ? nearlyFull : Infinity) });
  passwordHash = await hashPassword(password);
});
afterAll(() => tonada.close());

const read = async ({ headers }: SignedIn) =>
  (await tonada.app.inject({ url: '/api/user/data-export', headers })).json<DataExportAnswer>()
    .export;
const addressFor = async (who: SignedIn) =>
  (await askAddress(tonada, who)).json<{ address: string }>().address;
const getStatus = async (address: string) => (await tonada.app.inject({ url: address })).statusCode;
const pendingJobs = () => tonada.db.$count(jobTable, eq(jobTable.kind, 'data-export.make'));

/** Files in the store, without uploads in progress. */
function storedFiles(): string[] {
  const folder = join(tonada.config.dataDir, 'assets');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true }).map(String);
  return names.filter((name) => /^..\/.{20,}$/.test(name.replaceAll('\\', '/')));
}

async function ordered(user: Parameters<TestApp['signIn']>[0] = {}): Promise<SignedIn> {
  const luz = await tonada.signIn(user);
  expect((await orderData(tonada, luz)).statusCode).toBe(202);
  return luz;
}

async function ready(user: Parameters<TestApp['signIn']>[0] = {}): Promise<SignedIn> {
  const luz = await ordered(user);
  await tonada.app.jobs.runDue();
  return luz;
}

describe('the file with the data of a person', () => {
  // Proves account: The data: ordered, made, downloaded
  it('is ordered, built by a job, and downloaded', async () => {
    const luz = await tonada.signIn();
    expect(await read(luz)).toBeNull();
    expect((await orderData(tonada, luz)).json()).toMatchObject({
      export: { state: 'pending', expiresAt: null, size: null },
    });
    expect((await askAddress(tonada, luz)).statusCode).toBe(404);
    await tonada.app.jobs.runDue();
    expect(await read(luz)).toMatchObject({
      state: 'ready',
      expiresAt: new Date(tonada.clock().getTime() + 24 * hour).toISOString(),
      size: expect.any(Number),
    });
    const answer = await tonada.app.inject({ url: await addressFor(luz) });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="mis-datos.zip"',
      'cache-control': 'no-store',
    });
  });

  // Proves account: The data: a page and tables
  it('reads as a page in Spanish, and has each part as a table for spreadsheets', async () => {
    const luz = await tonada.signIn({ displayName: 'Luz <Mar>', bio: '=1+1' });
    const files = await takeFiles(tonada, luz);
    const page = files['index.html'] ?? '';
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('<dt>Nombre visible</dt><dd>Luz &lt;Mar&gt;</dd>');
    expect(page).toContain('<a href="tablas/dispositivos.csv"><strong>Dispositivos</strong></a>');
    const tables = Object.keys(files).filter((path) => path.startsWith('tablas/'));
    for (const path of tables) expect(page).toContain(`href="${path}"`);
    const [head = '', row = ''] = (files['tablas/cuenta.csv'] ?? '').split('\r\n');
    expect(head).toContain('Nombre visible');
    // Escaped, so that spreadsheets do not run it as a formula.
    expect(row).toContain("'=1+1");
    expect(JSON.parse(files['datos.json'] ?? '')).toMatchObject({ account: [{ bio: '=1+1' }] });
  });

  // Proves account: The data: words for codes
  it('names yes and no, plans and roles in words, and keeps codes in the data', async () => {
    const files = await takeFiles(tonada, await tonada.signIn({ subscriptionType: 'student' }));
    const page = files['index.html'] ?? '';
    expect(page).toContain('<dt>Rol</dt><dd>Usuario</dd>');
    expect(page).toContain('<dt>Plan</dt><dd>Student</dd>');
    expect(page).toContain('<dt>Cuenta de la demo</dt><dd>no</dd>');
    const [, row = ''] = (files['tablas/cuenta.csv'] ?? '').split('\r\n');
    expect(row.split(';')).toEqual(expect.arrayContaining(['Usuario', 'Student', 'Activo', 'no']));
    expect(JSON.parse(files['datos.json'] ?? '')).toMatchObject({
      account: [{ role: 'user', subscription_type: 'student', is_demo: false }],
    });
  });

  // Proves brought-music: All as one archive
  it('has the music as other services read it', async () => {
    await addTracks(tonada.db, [{ id: 'trk_luna', title: 'Luna & sal', duration: 180 }]);
    const { headers, ...luz } = await tonada.signIn();
    const send = (url: string, payload: object) =>
      tonada.app.inject({ method: 'POST', url: `/api/${url}`, headers, payload });
    await send('tracks/trk_luna/like', { liked: true });
    await send('playlists', { name: 'Noche: 1/2', trackIds: ['trk_luna', 'trk_luna'] });
    const listens = [{ trackId: 'trk_luna', playedAt: '2020-01-01T00:00:00Z' }];
    await send('user/history/brought', { listens });
    const files = await takeFiles(tonada, { headers, ...luz });
    const count = (path: string) => files[path]?.split('<title>Luna &amp; sal</title>').length;
    expect(count('musica/me-gusta.xspf')).toBe(2);
    expect(count('musica/playlists/1. Noche- 1-2.xspf')).toBe(3);
    expect(JSON.parse(files['musica/historial.json'] ?? '')).toMatchObject([
      { track_metadata: { track_name: 'Luna & sal' } },
    ]);
  });

  // Proves account: The data: one at a time
  it('is built once, however often it is ordered meanwhile', async () => {
    const luz = await tonada.signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => orderData(tonada, luz)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    const ids = answers.map((answer) => answer.json<DataExportAnswer>().export?.id);
    expect(new Set(ids).size).toBe(1);
    expect(await pendingJobs()).toBe(1);
    await tonada.app.jobs.runDue();
  });

  // Proves account: The data: three orders
  it('can be ordered a few times a day, and again later', async () => {
    const luz = await tonada.signIn();
    const before = storedFiles().length;
    for (let order = 0; order < ordersMost; order += 1) {
      expect((await orderData(tonada, luz)).statusCode).toBe(202);
      await tonada.app.jobs.runDue();
    }
    const refused = await orderData(tonada, luz);
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
      429,
      expect.stringMatching(/varias veces hoy/),
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    // A refused request keeps the last file; earlier ones are deleted.
    expect(await read(luz)).toMatchObject({ state: 'ready' });
    expect(storedFiles()).toHaveLength(before + 1);
    tonada.clock.advance(8 * hour);
    const later = await tonada.openSession(luz.id);
    expect((await orderData(tonada, later)).statusCode).toBe(202);
    await tonada.app.jobs.runDue();
  });

  // Proves account: The data: 24 hours
  it('is there for a day, and then deleted', async () => {
    const luz = await ready();
    const before = storedFiles().length;
    tonada.clock.advance(24 * hour - 1);
    const soon = await tonada.openSession(luz.id);
    const address = await addressFor(soon);
    expect(await getStatus(address)).toBe(200);
    tonada.clock.advance(1);
    expect([await getStatus(address), (await askAddress(tonada, soon)).statusCode]).toEqual([
      404, 404,
    ]);
    expect(await read(soon)).toBeNull();
    tonada.clock.advance(hour / 2);
    await tonada.app.jobs.runDue();
    expect(storedFiles().length).toBeLessThan(before);
    const late = await tonada.openSession(luz.id);
    expect((await readBell(tonada, late)).notifications).toEqual([]);
  });

  // Proves account: The data: for that user, in that session
  it('opens only for that user, in the session that requested its address', async () => {
    const [luz, sol] = [await ready(), await tonada.signIn()];
    const address = await addressFor(luz);
    const path = address.slice(0, address.indexOf('?'));
    expect(await getStatus(path)).toBe(400);
    expect(await getStatus(address.replace(/s=./, 's=_'))).toBe(403);
    expect([await read(sol), (await askAddress(tonada, sol)).statusCode]).toEqual([null, 404]);
    const visitor = { method: 'POST', url: '/api/user/data-export' } as const;
    expect((await tonada.app.inject(visitor)).statusCode).toBe(401);
    expect(await getStatus(address)).toBe(200);
    await tonada.app.inject({ method: 'POST', url: '/api/auth/logout', headers: luz.headers });
    expect(await getStatus(address)).toBe(403);
  });

  // Proves account: The data: a notification when ready
  it('is announced in the bell and by email when it is ready', async () => {
    const email = 'lista@example.com';
    const luz = await ready({ email });
    const { notifications, unread } = await readBell(tonada, luz);
    expect([notifications, unread]).toEqual([
      [expect.objectContaining({ type: 'export', outcome: 'ready', isRead: false })],
      1,
    ]);
    const open = `/api/user/notifications/${notifications[0]?.id}/open`;
    await tonada.app.inject({ method: 'POST', url: open, headers: luz.headers });
    expect((await readBell(tonada, luz)).unread).toBe(0);
    await eventually(() => {
      const [message = ''] = readOutbox(tonada.config.dataDir, email);
      expect(message).toContain('está listo');
      expect(message).toContain('/profile?tab=privacy');
    });
  });

  // Proves account: The data: a notification when failed
  it('that fails is retried, then reported, and can be ordered again', async () => {
    const email = 'fallida@example.com';
    isDiskFull = true;
    const luz = await ordered({ email });
    for (const tried of [1, 2, 3]) {
      await tonada.app.jobs.runDue();
      expect([tried, await read(luz)]).toMatchObject([tried, { state: 'pending' }]);
      tonada.clock.advance(60_000);
    }
    await tonada.app.jobs.runDue();
    expect(await read(luz)).toMatchObject({ state: 'failed', expiresAt: null });
    expect((await readBell(tonada, luz)).notifications).toMatchObject([{ outcome: 'failed' }]);
    isDiskFull = false;
    tonada.clock.advance(2 * 60_000);
    await tonada.app.jobs.runDue();
    expect(await pendingJobs()).toBe(0);
    await eventually(() =>
      expect(readOutbox(tonada.config.dataDir, email).join()).toContain('no se pudo preparar'),
    );
    expect((await orderData(tonada, luz)).statusCode).toBe(202);
    await tonada.app.jobs.runDue();
    expect(await read(luz)).toMatchObject({ state: 'ready' });
  });

  // Proves account: The data: gone with the account
  it('is deleted with the account, even while it is being built', async () => {
    const before = storedFiles().length;
    const [luz, sol] = [await ready({ passwordHash }), await ordered({ passwordHash })];
    const address = await addressFor(luz);
    for (const { headers } of [luz, sol]) {
      const payload = { password };
      const response = await tonada.app.inject({
        method: 'DELETE',
        url: '/api/user',
        headers,
        payload,
      });
      expect(response.statusCode).toBe(204);
    }
    expect(await getStatus(address)).toBe(403);
    await tonada.app.jobs.runDue();
    expect(storedFiles()).toHaveLength(before);
  });
});
