import { Secret, TOTP } from 'otpauth';
import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { takeData } from '../../../testing/take-data.ts';
import { hashPassword } from '../../../platform/password.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { recoveryCodeTable } from './second-factor.table.ts';

const password = 'tres tristes tigres';
const url = '/api/user/second-factor';

let tonada: TestApp;
let passwordHash: string;
beforeAll(async () => {
  tonada = await startTestApp();
  passwordHash = await hashPassword(password);
});
afterAll(() => tonada.close());

const send = (method: 'POST' | 'DELETE' | 'GET', path: string, headers = {}, payload?: object) =>
  tonada.app.inject({ method, url: path, headers, ...(payload && { payload }) });

const codeFor = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: tonada.clock().getTime(),
  });
const nextCode = () => tonada.clock.advance(30_000);

/** A person with an authenticator app, whose first code is used. */
async function setUp(email: string) {
  const person = await tonada.signIn({ email, passwordHash });
  const { headers } = person;
  const started = await send('POST', url, headers);
  const { secret } = started.json<{ secret: string; address: string }>();
  const confirmed = await send('POST', `${url}/confirmation`, headers, { code: codeFor(secret) });
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
  nextCode();
  return { ...person, email, secret, recoveryCodes };
}

async function beginLogin(email: string) {
  const answer = await send('POST', '/api/auth/login', {}, { email, password });
  expect(answer.json()).not.toHaveProperty('token');
  return answer.json<{ codeToken: string }>().codeToken;
}
const finish = (codeToken: string, code: string) =>
  send('POST', '/api/auth/login/code', {}, { codeToken, code });

describe('a second factor', () => {
  // Proves account: Codes: after the password
  it('asks for a code after the password once set up', async () => {
    const { headers } = await tonada.signIn({ email: 'a@example.com', passwordHash });
    const started = await send('POST', url, headers);
    const { secret, address } = started.json<{ secret: string; address: string }>();
    expect(address).toContain(`secret=${secret}`);
    const login = () => send('POST', '/api/auth/login', {}, { email: 'a@example.com', password });
    expect((await login()).json()).toHaveProperty('token');
    expect(
      (await send('POST', `${url}/confirmation`, headers, { code: '000000' })).json(),
    ).toMatchObject({ code: 'invalid', fields: { code: expect.any(String) } });
    await send('POST', `${url}/confirmation`, headers, { code: codeFor(secret) });
    expect((await login()).json()).toEqual({ codeToken: expect.any(String) });
    expect((await send('GET', url, headers)).json()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect((await send('POST', url, headers)).statusCode).toBe(409);
  });

  // Proves access: A proof with a code
  it('is required by a proof of identity too, so that a password alone adds no passkey', async () => {
    const { headers, secret } = await setUp('prueba@example.com');
    tonada.clock.advance(11 * 60_000);
    const prove = (code?: string) =>
      send('POST', '/api/session/proof', headers, { password, ...(code && { code }) });
    const addsPasskey = async () =>
      (await send('POST', '/api/user/passkeys/options', { ...headers, origin: 'http://localhost' }))
        .statusCode;
    for (const code of [undefined, '000000']) {
      const refused = await prove(code);
      expect(refused.statusCode).toBe(400);
      expect(refused.json<{ fields: object }>().fields).toHaveProperty('code');
    }
    expect(await addsPasskey()).toBe(403);
    const code = codeFor(secret);
    expect((await prove(code)).statusCode).toBe(204);
    expect(await addsPasskey()).toBe(200);
    expect((await prove(code)).statusCode).toBe(400);
  });

  // Proves account: Codes: taken once
  // Proves security: V6.5 Codes
  it('accepts each code once, even within its 30 seconds', async () => {
    const { email, secret } = await setUp('b@example.com');
    const [first, second] = [await beginLogin(email), await beginLogin(email)];
    expect((await finish(first, codeFor(secret))).json()).toMatchObject({ user: { email } });
    expect((await finish(second, codeFor(secret))).statusCode).toBe(401);
    nextCode();
    expect((await finish(second, codeFor(secret))).statusCode).toBe(200);
  });

  it('opens one session per step, even if its code is sent many times at once', async () => {
    const { email, secret } = await setUp('c@example.com');
    const step = await beginLogin(email);
    const code = codeFor(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish(step, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  // Proves account: Codes: guesses and minutes
  it('allows five guesses, and none after five minutes', async () => {
    const { email, secret } = await setUp('d@example.com');
    const guessed = await beginLogin(email);
    for (let guess = 0; guess < 5; guess += 1) await finish(guessed, '000000');
    expect((await finish(guessed, codeFor(secret))).statusCode).toBe(403);
    const late = await beginLogin(email);
    tonada.clock.advance(5 * 60_000);
    expect((await finish(late, codeFor(secret))).statusCode).toBe(403);
  });

  // Proves account: Recovery codes
  it('has ten recovery codes, each of which signs in once', async () => {
    const { id, email, recoveryCodes } = await setUp('e@example.com');
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const typed = code.replaceAll('-', ' ').toUpperCase();
    expect((await finish(await beginLogin(email), typed)).statusCode).toBe(200);
    expect((await finish(await beginLogin(email), code)).statusCode).toBe(401);
    const ofPerson = eq(recoveryCodeTable.userId, id);
    const stored = await tonada.db.select().from(recoveryCodeTable).where(ofPerson);
    expect(stored).toHaveLength(9);
    for (const { codeHash } of stored) expect(codeHash).toMatch(/^[0-9a-f]{64}$/);
  });

  // Proves account: Recovery codes: how long
  it('has recovery codes of 120 random bits in groups of four, and accepts older ones of 80', async () => {
    const { id, email, recoveryCodes } = await setUp('bits@example.com');
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
    const older = 'mzxw-6ytb-oi3d-gm2a';
    const codeHash = hashRecoveryCode(older);
    await tonada.db.insert(recoveryCodeTable).values({ userId: id, codeHash });
    expect((await finish(await beginLogin(email), older)).statusCode).toBe(200);
  });

  // Proves account: Recovery codes: new ones
  it('makes new recovery codes for a code, and voids the previous ones', async () => {
    const { email, headers, secret, recoveryCodes } = await setUp('f@example.com');
    const renewal = `${url}/recovery-codes`;
    expect((await send('POST', renewal, headers, { code: '000000' })).statusCode).toBe(400);
    const renewed = await send('POST', renewal, headers, { code: codeFor(secret) });
    const [fresh = ''] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect((await finish(await beginLogin(email), recoveryCodes[0] ?? '')).statusCode).toBe(401);
    expect((await finish(await beginLogin(email), fresh)).statusCode).toBe(200);
  });

  // Proves account: Codes: switched off
  it('is removed only with a code', async () => {
    const { email, headers, secret } = await setUp('g@example.com');
    expect((await send('DELETE', url, headers, { code: '000000' })).statusCode).toBe(400);
    expect((await send('DELETE', url, headers, { code: codeFor(secret) })).statusCode).toBe(204);
    const answer = await send('POST', '/api/auth/login', {}, { email, password });
    expect(answer.json()).toHaveProperty('token');
  });

  // Proves account: Codes: not in the export
  it('is not in an export, nor are its secrets', async () => {
    const { headers, secret } = await setUp('h@example.com');
    const body = JSON.stringify(await takeData(tonada, { headers }));
    expect(body).toContain('second_factor');
    expect(body).not.toContain(secret);
    expect(body).not.toContain('code_hash');
  });
});
