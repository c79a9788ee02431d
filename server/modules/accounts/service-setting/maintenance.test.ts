import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { signAudioAddress } from '../../catalogue/track/audio-address.ts';
import { makeUser } from '../../people/user/make-user.ts';
import { insertUser } from '../../people/user/user.repository.ts';
import { hashPassword } from '../../../platform/password.ts';
import { sessionTable } from '../session/session.table.ts';

const tonada = await startTestApp();
const { admin, call, lastAction, login } = await startAdministration(tonada);
const listener = await tonada.signIn();
const passwordHash = await hashPassword('una-clave');
for (const role of ['user', 'admin'] as const) {
  const account = { email: `${role}@example.com`, displayName: role, passwordHash, role };
  await insertUser(tonada.db, await makeUser(account, { db: tonada.db, now: tonada.clock() }));
}
await addTracks(tonada.db, [{ id: 'trk_1', title: 'Luna', duration: 40 }]);
afterAll(() => tonada.close());

const turn = (isOn: boolean) =>
  tonada.app.inject({
    method: 'PUT',
    url: '/api/admin/settings/maintenance',
    headers: admin.headers,
    payload: { isOn },
  });

const ask = (url: string, headers: Record<string, string> = {}) =>
  tonada.app.inject({ url, headers });

describe('during maintenance', () => {
  beforeEach(() => turn(true));
  afterEach(() => turn(false));

  // Proves administration: Maintenance: every call
  it('rejects every call except open ones, with a time to retry', async () => {
    // One of the calls ends the session.
    const passing = await tonada.signIn();
    const open = tonada.app.declaredRoutes.filter(({ method }) => method !== 'HEAD');
    const answered: string[] = [];
    for (const { url, method } of open) {
      const path = url.replaceAll(/:\w+/g, 'nada');
      for (const headers of [{}, passing.headers]) {
        const answer = await tonada.app.inject({ method, url: path, headers });
        if (answer.statusCode !== 503) {
          answered.push(`${method} ${url}`);
          continue;
        }
        expect(answer.headers['retry-after']).toBe('30');
        expect(answer.json()).toMatchObject({
          code: 'maintenance',
          error: expect.stringMatching(
            /Estamos mejorando el servicio y volvemos enseguida\.$/,
          ) as string,
        });
      }
    }
    expect([...new Set(answered)].toSorted()).toEqual(
      [
        'GET /api/auth/oidc/callback',
        'GET /api/auth/oidc/start',
        'POST /api/auth/oidc',
        'GET /api/health',
        'GET /api/images/:kind/:id',
        'GET /api/live',
        'GET /api/ready',
        'GET /api/seen',
        'GET /api/version',
        'POST /api/page-times',
        'GET /api/service',
        'GET /api/tracks/:id/audio',
        'POST /api/auth/apple',
        'POST /api/auth/facebook',
        'POST /api/auth/forgot-password',
        'POST /api/auth/google',
        'POST /api/auth/login',
        'POST /api/auth/login/code',
        'POST /api/auth/logout',
        'POST /api/auth/passkey',
        'POST /api/auth/passkey/options',
        'POST /api/auth/reset-password',
        'POST /api/session/proof',
        'POST /api/user/listening',
      ].toSorted(),
    );
    expect((await ask('/api/service')).json()).toEqual({ isMaintained: true });
  });

  // Proves administration: Admins alone
  it('serves and signs in admins as usual, and nobody else', async () => {
    expect((await call('GET', 'users')).statusCode).toBe(200);
    expect((await ask('/api/playlists/featured', admin.headers)).statusCode).toBe(200);
    expect((await login('admin@example.com', 'una-clave')).statusCode).toBe(200);
    expect((await login('user@example.com', 'otra-clave')).statusCode).toBe(401);
    const before = await tonada.db.$count(sessionTable);
    const refused = await login('user@example.com', 'una-clave');
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'maintenance' });
    expect(await tonada.db.$count(sessionTable)).toBe(before);
  });

  // Proves administration: What plays goes on
  it('keeps music playing: signed addresses work, new ones are not issued', async () => {
    const { clock, mediaKeys: secret } = tonada;
    const given = { trackId: 'trk_1', sessionId: listener.sessionId, now: clock(), secret };
    const sound = await ask(signAudioAddress(given), { range: 'bytes=1000-1999' });
    expect(sound.statusCode).toBe(206);
    expect((await ask('/api/tracks/trk_1', listener.headers)).statusCode).toBe(503);
  });

  it('embeds nothing in home, so that its call reports the maintenance', async () => {
    expect(tonada.app.maintenance.isOn()).toBe(true);
    const answer = await ask('/', { accept: 'text/html' });
    expect(answer.body).not.toContain('/playlists/featured');
  });
});

it('is logged, and all sessions continue afterwards', async () => {
  await turn(true);
  expect(await lastAction()).toMatchObject({
    action: 'setting.switch',
    target: { id: 'maintenance' },
    before: { isOn: false },
    after: { isOn: true },
  });
  expect((await ask('/api/auth/me', listener.headers)).statusCode).toBe(503);
  await turn(false);
  expect((await ask('/api/auth/me', listener.headers)).statusCode).toBe(200);
  expect((await ask('/api/service')).json()).toEqual({ isMaintained: false });
});
