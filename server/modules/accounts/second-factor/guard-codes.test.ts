import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, it } from 'vitest';
import { readOutbox } from '../../../testing/read-emails.ts';
import { makeSoftPasskey } from '../../../testing/soft-passkey.ts';
import { type SignedIn, startTestApp } from '../../../testing/start-test-app.ts';
import { hashPassword } from '../../../platform/password.ts';

const origin = 'https://music.example';
const password = 'tres tristes tigres';
const tonada = await startTestApp({ config: { publicUrl: origin } });
const passwordHash = await hashPassword(password);
afterAll(() => tonada.close());

type From = { headers?: object; remoteAddress?: string };
const post = (url: string, payload?: object, { headers = {}, ...from }: From = {}) =>
  tonada.app.inject({
    method: 'POST',
    url,
    headers: { ...headers },
    ...from,
    ...(payload && { payload }),
  });

async function addPasskey({ headers }: SignedIn) {
  const passkey = makeSoftPasskey(origin);
  const requested = await post('/api/user/passkeys/options', undefined, { headers });
  const credential = passkey.register(requested.json<{ challenge: string }>().challenge);
  await post('/api/user/passkeys', { name: 'Llave', credential }, { headers });
  return passkey;
}

async function signInWithCode(email: string, code: string, from: From = {}) {
  const started = await post('/api/auth/login', { email, password }, from);
  const { codeToken } = started.json<{ codeToken: string }>();
  return post('/api/auth/login/code', { codeToken, code }, from);
}

// Proves account: Codes: guesses by somebody with the password
it('allows ten codes of a stranger with the password, emails the owner once, and still opens for their device and passkey', async () => {
  const email = 'nora@correo.example';
  const person = await tonada.signIn({ email, passwordHash });
  const passkey = await addPasskey(person);
  const { headers } = person;
  const started = await post('/api/user/second-factor', undefined, { headers });
  const { secret } = started.json<{ secret: string }>();
  const nextCode = () => {
    tonada.clock.advance(30_000);
    const timestamp = tonada.clock().getTime();
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  };
  await post('/api/user/second-factor/confirmation', { code: nextCode() }, { headers });
  const welcome = await signInWithCode(email, nextCode());
  const cookie = String(welcome.headers['set-cookie']).split(';')[0] ?? '';

  const statuses: number[] = [];
  for (let guess = 1; guess <= 25; guess += 1) {
    const from = { remoteAddress: `203.0.${guess}.1` };
    statuses.push((await signInWithCode(email, '000000', from)).statusCode);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);

  const readEmails = () =>
    readOutbox(tonada.config.dataDir, email).filter((message) =>
      /códigos equivocados/.test(message),
    );
  await tonada.app.jobs.runDue();
  await expect.poll(() => readEmails().length).toBe(1);
  expect(readEmails()[0]).toContain('Quien los escribió sabe tu contraseña');
  expect((await signInWithCode(email, nextCode(), { headers: { cookie } })).statusCode).toBe(200);
  const requested = await post('/api/auth/passkey/options');
  const answer = passkey.answer(requested.json<{ challenge: string }>().challenge);
  expect((await post('/api/auth/passkey', answer)).statusCode).toBe(200);
});

// Proves account: Changes are emailed once an hour
it('reports a change of sign-in methods at once, and the same one once an hour', async () => {
  const email = 'vera@correo.example';
  const person = await tonada.signIn({ email, passwordHash });
  const readEmails = () =>
    readOutbox(tonada.config.dataDir, email).filter((message) =>
      /llave de acceso nueva/.test(message),
    );
  await addPasskey(person);
  await tonada.app.jobs.runDue();
  await expect.poll(() => readEmails().length).toBe(1);
  await addPasskey(person);
  await tonada.app.jobs.runDue();
  tonada.clock.advance(61 * 60_000);
  await addPasskey(await tonada.openSession(person.id));
  await tonada.app.jobs.runDue();
  await expect.poll(() => readEmails().length).toBe(2);
});
