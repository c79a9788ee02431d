import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPreferences } from '#contract/preferences.ts';
import type { Role } from '#contract/user.ts';
import { simulatedIdentities } from '#contract/simulated-identities.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { changeUser, findUserByEmail } from '../../people/user/user.repository.ts';
import { sessionTable } from '../session/session.table.ts';
import { sessionLifetime } from '../session/open-session.ts';

let tonada: TestApp;
beforeAll(async () => {
  tonada = await startTestApp();
});
afterAll(() => tonada.close());

type Body = Record<string, unknown>;
const post = (url: string, body?: Body, headers = {}) =>
  tonada.app.inject({ method: 'POST', url, headers, ...(body && { payload: body }) });
const me = (token: string) =>
  tonada.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });

const luz = {
  email: 'Luz@Example.com ',
  password: 'tres tristes tigres',
  displayName: 'Luz Ibáñez',
  dateOfBirth: '1999-02-28',
};

describe('register', () => {
  // Proves calls: Registration
  it('makes an account and signs it in', async () => {
    const answer = await post('/api/auth/register', luz);
    expect(answer.statusCode).toBe(200);
    const { token, user } = answer.json<{ token: string; user: Body }>();
    expect(user).toMatchObject({ email: 'luz@example.com', username: 'luzibanez', role: 'user' });
    expect((await me(token)).json()).toEqual(user);
  });

  // Proves account: Invisible names, names of two lines, and the product's own
  it.each([
    ['\u200B\u3164', 'Este dato es obligatorio.'],
    ['\u2800 \u00AD', 'Este dato es obligatorio.'],
    ['Ana\nBcc: todos@example.com', 'Escribe el nombre en una sola línea.'],
    ['T O N A D Á', 'Ese nombre está reservado. Elige otro.'],
  ])('refuses the name %j at its field', async (displayName, sentence) => {
    const body = { ...luz, email: 'otra@example.com', displayName };
    const answer = await post('/api/auth/register', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { displayName: sentence } });
  });

  // Proves account: Emails of any script are one account
  it.each([
    ['info@Música.example', 'INFO@xn--msica-7ua.example'],
    ['ana@пример.рф', 'ana@xn--e1afmkfd.xn--p1ai'],
    ['peña@correo.es', 'PEN\u0303A@correo.es'],
    ['nora&leo@example.com', 'Nora&Leo@example.com'],
  ])('is one account for %s and %s', async (email, other) => {
    expect((await post('/api/auth/register', { ...luz, email })).statusCode).toBe(200);
    const again = await post('/api/auth/register', { ...luz, email: other });
    expect(again.statusCode).not.toBe(200);
    const { password } = luz;
    expect((await post('/api/auth/login', { email: other, password })).statusCode).toBe(200);
  });

  // Proves profile: A new account
  it('begins with the defaults of a new account', async () => {
    const answer = await post('/api/auth/register', { ...luz, email: 'nueva@example.com' });
    const { token, user } = answer.json<{ token: string; user: Body }>();
    expect(user).toMatchObject({
      displayName: 'Luz Ibáñez',
      bio: '',
      country: 'US',
      language: 'es',
      subscriptionType: 'free',
      followers: 0,
      following: 0,
      joinDate: tonada.clock().toISOString().slice(0, 10),
    });
    const headers = { authorization: `Bearer ${token}` };
    const preferences = await tonada.app.inject({ url: '/api/user/preferences', headers });
    expect(preferences.json()).toEqual(defaultPreferences);
  });

  // Proves security: V7.2 Tokens
  it('stores neither the password nor the token', async () => {
    const stored = await findUserByEmail(tonada.db, 'luz@example.com');
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const sessions = await tonada.db.select().from(sessionTable);
    for (const { tokenHash } of sessions) expect(tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('reports the field of a taken email', async () => {
    const answer = await post('/api/auth/register', { ...luz, email: 'LUZ@example.com' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid', fields: { email: expect.any(String) } });
  });

  it('gives a second user of the same name another username', async () => {
    const answer = await post('/api/auth/register', { ...luz, email: 'otra@example.com' });
    expect(answer.json<{ user: Body }>().user.username).toMatch(/^luzibanez\d+$/);
  });

  it('creates one account for two simultaneous calls', async () => {
    const twin = { ...luz, email: 'gemela@example.com' };
    const answers = await Promise.all([
      post('/api/auth/register', twin),
      post('/api/auth/register', twin),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 400,
    ]);
  });

  it.each(['2026-02-30', '1899-12-31', '2026-11-20', '2030-01-01', '20000101', ''])(
    'refuses %j as a date of birth',
    async (dateOfBirth) => {
      const answer = await post('/api/auth/register', {
        ...luz,
        email: 'x@example.com',
        dateOfBirth,
      });
      expect(answer.json()).toMatchObject({ fields: { dateOfBirth: expect.any(String) } });
    },
  );

  // Proves account: 14 years
  it('states the required age', async () => {
    const body = { ...luz, email: 'x@example.com', dateOfBirth: '2025-11-20' };
    const answer = await post('/api/auth/register', body);
    expect(answer.statusCode).toBe(400);
    const dateOfBirth = 'Para tener una cuenta necesitas 14 años cumplidos.';
    expect(answer.json()).toMatchObject({ fields: { dateOfBirth } });
  });

  // Proves account: The server checks the same
  it.each([
    ['email', 'no-es-un-correo'],
    ['email', undefined],
    ['password', 'corta'],
    ['password', 'x'.repeat(257)],
    ['displayName', '   '],
    ['role', 'admin'],
  ])('refuses %s: %j', async (field, value) => {
    const body = { ...luz, email: 'y@example.com', [field]: value };
    const answer = await post('/api/auth/register', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });
});

describe('login', () => {
  // Proves calls: Login
  it('finds the account in any spelling of the email', async () => {
    const answer = await post('/api/auth/login', {
      email: ' LUZ@example.COM',
      password: luz.password,
    });
    expect(answer.statusCode).toBe(200);
  });

  // Proves security: V6.3 General
  it('answers alike whether or not the account exists', async () => {
    const wrong = await post('/api/auth/login', { email: luz.email, password: 'otra' });
    const absent = await post('/api/auth/login', { email: 'nadie@example.com', password: 'otra' });
    expect(wrong.statusCode).toBe(401);
    expect({ ...wrong.json<Body>(), requestId: '' }).toEqual({
      ...absent.json<Body>(),
      requestId: '',
    });
  });
});

describe('session', () => {
  it('ends on the server at logout', async () => {
    const { token, headers } = await tonada.signIn();
    const answer = await post('/api/auth/logout', undefined, headers);
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect((await me(token)).statusCode).toBe(401);
  });

  // Proves account: A session expires
  it('expires', async () => {
    const { token } = (
      await post('/api/auth/login', { email: luz.email, password: luz.password })
    ).json<{ token: string }>();
    tonada.clock.advance(sessionLifetime - 1);
    expect((await me(token)).statusCode).toBe(200);
    tonada.clock.advance(1);
    expect((await me(token)).statusCode).toBe(401);
  });

  it.each(['Bearer', 'Bearer x y', 'Basic bHV6Og==', `Bearer ${'a'.repeat(4000)}`, 'Bearer ñ'])(
    'refuses %j',
    async (authorization) => {
      const answer = await tonada.app.inject({ url: '/api/auth/me', headers: { authorization } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'unauthorized' });
    },
  );
});

describe('simulated providers', () => {
  // Proves calls: Simulated logins
  it.each(['google', 'facebook', 'apple'] as const)(
    'sign in with %s, twice the same',
    async (name) => {
      const answers = [
        await post(`/api/auth/${name}`, simulatedIdentities[name]),
        await post(`/api/auth/${name}`, simulatedIdentities[name]),
      ];
      const [first, second] = answers.map((answer) => answer.json<{ user: Body }>().user);
      expect(first).toMatchObject({ displayName: simulatedIdentities[name].name });
      expect(second).toEqual(first);
    },
  );

  // Proves account: Demo: no other identity
  it('accept no other identity, because it is unverified', async () => {
    const body = { ...simulatedIdentities.google, email: 'luz@example.com' };
    expect((await post('/api/auth/google', body)).statusCode).toBe(403);
  });

  // Proves security: V6.8 Identity providers
  it('do not exist outside demo mode', async () => {
    const real = await startTestApp({ config: { demo: false } });
    const answer = await real.app.inject({
      method: 'POST',
      url: '/api/auth/apple',
      payload: simulatedIdentities.apple,
    });
    await real.close();
    expect(answer.statusCode).toBe(403);
  });
});

describe('the sessions of staff', () => {
  const hours = (count: number) => count * 60 * 60 * 1000;
  const password = 'tres tristes tigres';

  async function signInAs(role: Role) {
    const email = `${role}-quieta@example.com`;
    await post('/api/auth/register', { ...luz, email });
    const user = await findUserByEmail(tonada.db, email);
    await changeUser(tonada.db, user?.id ?? '', { role });
    return (await post('/api/auth/login', { email, password })).json<{ token: string }>().token;
  }

  // Proves account: Idle staff
  it.each(['admin', 'editorial'] as const)(
    'end after 12 hours without a call: %s',
    async (role) => {
      const token = await signInAs(role);
      tonada.clock.advance(hours(11));
      expect((await me(token)).statusCode).toBe(200);
      tonada.clock.advance(hours(11));
      expect((await me(token)).statusCode).toBe(200);
      tonada.clock.advance(hours(12));
      expect((await me(token)).json()).toMatchObject({ code: 'unauthorized', reason: 'ended' });
    },
  );

  // Proves account: Others outlast it
  // Proves security: V7.3 Timeouts
  it('last longer for everybody else', async () => {
    const token = await signInAs('user');
    tonada.clock.advance(hours(48));
    expect((await me(token)).statusCode).toBe(200);
  });
});
