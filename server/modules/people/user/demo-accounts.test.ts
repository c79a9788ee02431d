import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminUser } from '#contract/administration.ts';
import { simulatedIdentities } from '#contract/simulated-identities.ts';
import { startMailServer, type MailServer } from '../../../testing/start-mail-server.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { insertReset } from '../../accounts/account/password-reset.repository.ts';
import { hashPassword } from '../../../platform/password.ts';
import { hashToken } from '../../accounts/session/session-token.ts';
import { findUserByEmail } from './user.repository.ts';
import { eventually } from '../../../testing/eventually.ts';

const email = 'admin@demo.tonada.example';
const password = 'tonada-demo';
const admin = { id: 'usr_demo-admin', email, role: 'admin', isDemo: true } as const;

const post = ({ app }: TestApp, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });

describe('outside demo mode a demo account', () => {
  let tonada: TestApp;
  let mailServer: MailServer;
  let headers: { authorization: string };
  beforeAll(async () => {
    mailServer = await startMailServer();
    tonada = await startTestApp({ config: { demo: false, smtpUrl: mailServer.url } });
    const passwordHash = await hashPassword(password);
    ({ headers } = await tonada.signIn({ ...admin, passwordHash }));
  });
  afterAll(async () => {
    await tonada.close();
    await mailServer.close();
  });

  // Proves account: Off: demo accounts
  it('cannot sign in, as if it did not exist', async () => {
    const [known, unknown] = await Promise.all([
      post(tonada, 'login', { email, password }),
      post(tonada, 'login', { email: 'nadie@example.com', password }),
    ]);
    expect(known.statusCode).toBe(401);
    expect({ ...known.json<object>(), requestId: '' }).toEqual({
      ...unknown.json<object>(),
      requestId: '',
    });
  });

  it('loses its sessions', async () => {
    const answer = await tonada.app.inject({ url: '/api/auth/me', headers });
    expect(answer.statusCode).toBe(401);
  });

  it('gets no email, and earlier links set no password', async () => {
    expect((await post(tonada, 'forgot-password', { email })).statusCode).toBe(200);
    await tonada.signIn({ email: 'luz@example.com' });
    await post(tonada, 'forgot-password', { email: 'luz@example.com' });
    await eventually(() => expect(mailServer.emails).toHaveLength(1));
    expect(mailServer.emails[0]?.to).toEqual(['luz@example.com']);

    const expiresAt = new Date(tonada.clock().getTime() + 60_000);
    await insertReset(tonada.db, { tokenHash: hashToken('kept'), userId: admin.id, expiresAt });
    const reset = await post(tonada, 'reset-password', {
      token: 'kept',
      newPassword: 'la nueva de hoy',
    });
    expect(reset.statusCode).toBe(400);
  });
});

describe('the mark of a demo account', () => {
  let tonada: TestApp;
  beforeAll(async () => {
    tonada = await startTestApp();
  });
  afterAll(() => tonada.close());

  const isMarked = async (address: string) =>
    (await findUserByEmail(tonada.db, address))?.isDemo === true;

  it('survives another password, which anybody may have set', async () => {
    const passwordHash = await hashPassword(password);
    const { headers } = await tonada.signIn({ ...admin, passwordHash });
    const answer = await tonada.app.inject({
      method: 'PUT',
      url: '/api/user/password',
      headers,
      payload: { currentPassword: password, newPassword: 'la nueva de hoy' },
    });
    expect(answer.statusCode).toBe(204);
    expect(await isMarked(email)).toBe(true);
  });

  it('is on all accounts of the simulated providers', async () => {
    const { google, apple } = simulatedIdentities;
    const dateOfBirth = '1999-02-28';
    const account = { email: apple.email, password, displayName: 'Luz', dateOfBirth };
    await post(tonada, 'register', account);
    expect(await isMarked(apple.email)).toBe(false);
    await post(tonada, 'apple', apple);
    await post(tonada, 'google', google);
    expect([await isMarked(apple.email), await isMarked(google.email)]).toEqual([true, true]);
  });
});

describe('a demo that is not opened to others', () => {
  let tonada: TestApp;
  let session: { authorization: string };
  beforeAll(async () => {
    tonada = await startTestApp();
    const passwordHash = await hashPassword(password);
    ({ headers: session } = await tonada.signIn({ ...admin, passwordHash }));
  });
  afterAll(() => tonada.close());

  type Way = { headers?: Record<string, string>; remoteAddress?: string };
  /** Statuses of a sign-in, a simulated identity and an existing session for this request. */
  async function met({ headers = {}, ...way }: Way = {}) {
    const inject = (path: string, payload: object) =>
      tonada.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers, ...way });
    const signedIn = await inject('login', { email, password });
    const google = await inject('google', simulatedIdentities.google);
    const own = { ...headers, ...session };
    const known = await tonada.app.inject({ url: '/api/auth/me', headers: own, ...way });
    return [signedIn.statusCode, google.statusCode, known.statusCode];
  }

  it('opens from this machine', async () => {
    expect(await met()).toEqual([200, 200, 200]);
    expect(await met({ headers: { origin: 'http://localhost:5173' } })).toEqual([200, 200, 200]);
  });

  // Proves account: Elsewhere: as if it were off
  it.each<[string, Way]>([
    ['another machine', { remoteAddress: '192.0.2.1' }],
    ['a proxy that names a caller', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a tunnel', { headers: { forwarded: 'host=localhost' } }],
    ['another name of the machine', { headers: { host: 'demo.example.com' } }],
    ['somebody else’s page', { headers: { origin: 'https://example.com' } }],
    ['a page without an origin', { headers: { origin: 'null' } }],
  ])('is closed to %s', async (_, way) => {
    expect(await met(way)).toEqual([401, 403, 401]);
  });

  // Proves account: Behind a silent proxy
  it('is closed to a silent proxy of this machine, such as a default nginx', async () => {
    await tonada.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = tonada.app.server.address() as AddressInfo;
    async function statusOver(version: string) {
      const socket = connect(port, '127.0.0.1');
      const { authorization } = session;
      socket.write(
        `GET /api/auth/me HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\nAuthorization: ${authorization}\r\n\r\n`,
      );
      return Number((await text(socket)).slice(9, 12));
    }
    expect([await statusOver('1.0'), await statusOver('1.1')]).toEqual([401, 200]);
  });
});

describe('a demo that strangers share', () => {
  let tonada: TestApp;
  let headers: { authorization: string };
  const listener = { id: 'usr_demo-oyente', email: 'oyente@demo.tonada.example', isDemo: true };
  beforeAll(async () => {
    tonada = await startTestApp({ config: { isDemoPublic: true } });
    const passwordHash = await hashPassword(password);
    ({ headers } = await tonada.signIn({ ...admin, passwordHash }));
    await tonada.signIn({ ...listener, passwordHash });
  });
  afterAll(() => tonada.close());

  async function change(changes: Record<string, string>) {
    const url = `/api/admin/users/${listener.id}`;
    const account = (await tonada.app.inject({ url, headers })).json<AdminUser>();
    const { name, email: address, role, country, subscription, status } = account;
    const seen = { name, email: address, role, country, subscription, status };
    return tonada.app.inject({ method: 'PATCH', url, headers, payload: { seen, changes } });
  }

  // Proves account: Public: nobody is locked out
  it('lets none of them lock the others out', async () => {
    const own = await tonada.app.inject({
      method: 'PUT',
      url: '/api/user/password',
      headers,
      payload: { currentPassword: password, newPassword: 'la nueva de hoy' },
    });
    expect(own.statusCode).toBe(403);
    for (const changes of [
      { email: 'mia@example.com' },
      { status: 'suspended' },
      { role: 'artist' },
    ]) {
      expect((await change(changes)).statusCode).toBe(403);
    }
    expect((await change({ name: 'Otra' })).statusCode).toBe(200);
    expect((await post(tonada, 'login', { email: listener.email, password })).statusCode).toBe(200);
  });
});
