import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSoftPasskey } from '../../../testing/soft-passkey.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { hashPassword } from '../../../platform/password.ts';
import { resetAccount } from './console-acts.ts';

const origin = 'https://music.example';
const email = 'jefa@example.com';

let tonada: TestApp;
beforeAll(async () => {
  tonada = await startTestApp({ config: { publicUrl: origin } });
});
afterAll(() => tonada.close());

const post = (url: string, headers = {}, payload?: object) =>
  tonada.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
const login = (password: string) => post('/api/auth/login', {}, { email, password });

it('a reset by the operator removes passkeys and the second factor', async () => {
  const password = 'tres tristes tigres comen';
  const passwordHash = await hashPassword(password);
  const { headers } = await tonada.signIn({ role: 'admin', email, passwordHash });
  const passkey = makeSoftPasskey(origin);
  const requested = (await post('/api/user/passkeys/options', headers)).json<{
    challenge: string;
  }>();
  const credential = passkey.register(requested.challenge);
  await post('/api/user/passkeys', headers, { name: 'Portátil', credential });
  const { secret } = (await post('/api/user/second-factor', headers)).json<{ secret: string }>();
  const timestamp = tonada.clock().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  await post('/api/user/second-factor/confirmation', headers, { code });
  expect((await login(password)).json()).toHaveProperty('codeToken');

  const { temporaryPassword } = await resetAccount(tonada.db, email, tonada.clock());
  const { challenge } = (await post('/api/auth/passkey/options')).json<{ challenge: string }>();
  expect((await post('/api/auth/passkey', {}, passkey.answer(challenge))).statusCode).toBe(401);
  const { renewalToken: token } = (await login(temporaryPassword)).json<{ renewalToken: string }>();
  const newPassword = 'otros tres tigres tristes';
  await post('/api/auth/reset-password', {}, { token, newPassword });
  expect((await login(newPassword)).json()).toHaveProperty('token');
});
