import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FirstRunMusic } from '#contract/first-run.ts';
import { startMailServer } from '../../../testing/start-mail-server.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { musicWatchTable } from '../../catalogue/music-file/music-watch.table.ts';
import { staffActionTable } from '../staff-action/staff-action.table.ts';
import { openFirstRun } from './open-first-run.ts';
import { serviceTable } from './service.table.ts';

const owner = {
  serviceName: 'Radio Faro',
  displayName: 'Luz Cañas',
  email: 'luz@radiofaro.com',
  password: 'una frase bien larga',
};
const newcomer = {
  email: 'oyente@correo.com',
  displayName: 'Oyente',
  password: 'tres gatos azules',
  dateOfBirth: '1990-01-01',
};

let tonada: TestApp;
let code: string;

beforeAll(async () => {
  const mailServer = await startMailServer();
  tonada = await startTestApp({
    config: { demo: false, smtpUrl: mailServer.url, mailFrom: 'Radio <no-reply@radiofaro.com>' },
  });
  code = (await openFirstRun(tonada.db, { demo: false })) ?? '';
  await tonada.app.firstRun.look();
  return () => mailServer.close();
});
afterAll(() => tonada.close());

const post = (url: string, payload: object) =>
  tonada.app.inject({ method: 'POST', url: `/api/${url}`, payload });

describe('a service that waits for its first admin', () => {
  // Proves first-run: Every call is refused
  it('rejects every call except those of the first run and of monitoring', async () => {
    const refused = await post('auth/register', newcomer);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({
      code: 'maintenance',
      error: 'Este servicio se está preparando. Vuelve dentro de un rato.',
    });
    for (const url of ['/api/playlists/featured', '/api/search?q=luna', '/api/auth/me']) {
      expect((await tonada.app.inject(url)).statusCode).toBe(503);
    }
    for (const url of ['/api/health', '/api/live', '/api/ready', '/api/service']) {
      expect((await tonada.app.inject(url)).statusCode).toBe(200);
    }
  });

  // Proves first-run: The code
  it('stores only a hash of the code, and makes a new one at each start', async () => {
    const [row] = await tonada.db.select().from(serviceTable);
    expect(JSON.stringify(row)).not.toContain(code);
    const former = code;
    code = (await openFirstRun(tonada.db, { demo: false })) ?? '';
    expect(code).not.toBe(former);
    expect((await post('first-run/code', { code: former })).statusCode).toBe(400);
    const opened = await post('first-run/code', { code: ` ${code.toUpperCase()} ` });
    const music = { folders: 0, songs: 0, isReading: false, isUnreadable: false };
    expect(opened.json()).toEqual({
      mailFrom: 'Radio <no-reply@radiofaro.com>',
      music: { ...music, files: { done: 0, total: 0 } },
      isRestoring: false,
    });
  });

  it('accepts the right code whatever strangers have tried', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      statuses.push((await post('first-run/code', { code: `aaaa-bbbb-cc${index}` })).statusCode);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect((await post('first-run/code', { code })).statusCode).toBe(200);
    tonada.clock.advance(15 * 60 * 1000);
  });

  // Proves first-run: Music
  it('says how far its music is to holders of the code alone', async () => {
    const path = '/srv/nowhere';
    tonada.config.musicFolders = [path];
    const read = async () => (await post('first-run/music', { code })).json<FirstRunMusic>();
    const progress = {
      files: { done: 3, total: 9 },
      bytes: { done: 3, total: 9 },
      rate: { bytes: 1, files: 1 },
    };
    await tonada.db
      .insert(musicWatchTable)
      .values({ id: 'mus_1', path, beatAt: tonada.clock(), progress });
    expect(await read()).toMatchObject({
      folders: 1,
      isReading: true,
      files: { done: 3, total: 9 },
    });
    await tonada.db
      .update(musicWatchTable)
      .set({ beatAt: null, progress: null, endedAt: tonada.clock(), fault: 'absent' });
    expect(await read()).toMatchObject({ folders: 1, isReading: false, isUnreadable: true });
    expect((await post('first-run/music', { code: 'otro' })).statusCode).toBe(400);
    await tonada.db.delete(musicWatchTable);
    tonada.config.musicFolders = [];
  });

  // Proves first-run: Test mail
  it('sends a test email for a holder of the code', async () => {
    const wrong = { code: 'otro', email: owner.email };
    expect((await post('first-run/test-mail', wrong)).statusCode).toBe(400);
    expect((await post('first-run/test-mail', { code, email: owner.email })).statusCode).toBe(204);
  });

  // Proves first-run: Typed values
  it.each([
    ['password', { password: 'once letras' }],
    ['serviceName', { serviceName: ' ' }],
    ['email', { email: 'luz' }],
    ['displayName', { displayName: 'Radio  Fárо' }],
    ['code', { code: 'aaaa-bbbb-cccc' }],
  ])('refuses a bad %s at its field', async (field, change) => {
    const answer = await post('first-run', { ...owner, code, ...change });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  });

  it('creates one admin for any number of holders of the code, and then serves everybody under its name', async () => {
    const answers = await Promise.all(
      ['una', 'dos', 'tres'].map((name) =>
        post('first-run', { ...owner, code, email: `${name}@radiofaro.com` }),
      ),
    );
    const statuses = answers
      .map(({ statusCode }) => statusCode)
      .toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, 404, 404]);
    const { token, user } = answers
      .find(({ statusCode }) => statusCode === 200)
      ?.json<{ token: string; user: { role: string; id: string } }>() ?? { token: '', user: null };
    expect(user?.role).toBe('admin');
    const headers = { authorization: `Bearer ${token}` };
    const summary = await tonada.app.inject({ url: '/api/admin/summary', headers });
    expect(summary.statusCode).toBe(200);
    expect(await tonada.db.select().from(staffActionTable)).toMatchObject([
      { action: 'service.begin', actorId: user?.id },
    ]);
    expect((await post('first-run/code', { code })).statusCode).toBe(404);
    expect(await openFirstRun(tonada.db, { demo: false })).toBeNull();
    expect((await post('auth/register', newcomer)).statusCode).toBe(200);
    const called = await post('auth/register', {
      ...newcomer,
      email: 'otra@correo.com',
      displayName: 'RADIO FARO oficial',
    });
    expect(called.json()).toMatchObject({ fields: { displayName: expect.any(String) as string } });
  });
});
