import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { hashPassword } from '../../../platform/password.ts';
import { passwordLimits } from './session.limits.ts';

const { most } = passwordLimits.account;
const password = 'tres tristes tigres';

let tonada: TestApp;
let people = 0;
beforeAll(async () => {
  tonada = await startTestApp();
});
afterAll(() => tonada.close());

const login = (email: string, tried: string, headers = {}) =>
  tonada.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: tried },
    headers,
  });

const getCookie = (answer: Awaited<ReturnType<typeof login>>) =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';

async function person() {
  const email = `luz${(people += 1)}@example.com`;
  await tonada.signIn({ email, passwordHash: await hashPassword(password) });
  return { email, cookie: getCookie(await login(email, password)) };
}

async function guess(email: string, times: number, headers = {}) {
  for (let index = 0; index < times; index += 1) await login(email, `intento ${index}`, headers);
}

describe('a known device', () => {
  it('is not locked out by attempts of others from the same network', async () => {
    const { email, cookie } = await person();
    await guess(email, most);
    expect((await login(email, password)).statusCode).toBe(429);
    expect((await login(email, password, { cookie })).statusCode).toBe(200);
  });

  it('has its own attempts, and no more than others', async () => {
    const { email, cookie } = await person();
    await guess(email, most, { cookie });
    expect((await login(email, password, { cookie })).statusCode).toBe(429);
    tonada.clock.advance(passwordLimits.account.window);
    expect((await login(email, password, { cookie })).statusCode).toBe(200);
  });

  it('is unknown to every other account', async () => {
    const [luz, sol] = [await person(), await person()];
    await guess(sol.email, most);
    expect((await login(sol.email, password, { cookie: luz.cookie })).statusCode).toBe(429);
    tonada.clock.advance(passwordLimits.account.window);
  });

  it('remembers all its users', async () => {
    const [luz, sol] = [await person(), await person()];
    const shared = getCookie(await login(sol.email, password, { cookie: luz.cookie }));
    await guess(luz.email, most);
    expect((await login(luz.email, password, { cookie: shared })).statusCode).toBe(200);
    tonada.clock.advance(passwordLimits.account.window);
  });

  it.each([
    'tonada_device=',
    'tonada_device=x.y',
    `tonada_device=${'a'.repeat(22)}.${'b'.repeat(22)}`,
  ])('cannot be forged with %s', async (cookie) => {
    const { email } = await person();
    await guess(email, most);
    expect((await login(email, password, { cookie })).statusCode).toBe(429);
    tonada.clock.advance(passwordLimits.account.window);
  });

  // Proves security: V3.3 Cookies
  it('keeps a cookie that no script reads, no other site sends and that names nobody', async () => {
    const { email } = await person();
    const answer = await login(email, password, { 'x-forwarded-proto': 'https' });
    expect(answer.headers['set-cookie']).toMatch(
      /^tonada_device=[\w-]{22}\.[\w-]{22}; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect((await login(email, 'otra')).headers['set-cookie']).toBeUndefined();
  });
});
