import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PendingRegistration } from '#contract/session.ts';
import type { App } from '../../../platform/app.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addLabelContract } from '../../../testing/add-label-contract.ts';
import { eventually } from '../../../testing/eventually.ts';
import { decodeEmail, tokenIn } from '../../../testing/read-emails.ts';
import { makeSoftPasskey } from '../../../testing/soft-passkey.ts';
import { nueva } from '../../../testing/start-contract-app.ts';
import { type MailServer, startMailServer } from '../../../testing/start-mail-server.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { askAddress, orderData } from '../../../testing/take-data.ts';
import { labelMemberTable } from '../../catalogue/label/label-member.table.ts';
import { openFirstRun } from '../../accounts/first-run/open-first-run.ts';
import { hashPassword } from '../../../platform/password.ts';

const origin = 'https://music.example';
const password = 'tres gatos muy azules';

let written = '';
function capture(app: App) {
  const stream = Object.getOwnPropertySymbols(app.log).find(
    ({ description }) => description === 'pino.stream',
  );
  if (stream === undefined) throw new Error('The logger has no stream.');
  const write = (line: string) => {
    written += line;
  };
  Object.assign(app.log, { [stream]: { write } });
}

let mailServer: MailServer;
let tonada: TestApp;
let mailless: TestApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  const config = { demo: false, logLevel: 'trace', publicUrl: origin } as const;
  tonada = await startTestApp({ config: { ...config, smtpUrl: mailServer.url } });
  const wrong = mailServer.url.replace('hunter2', 'contrasena-smtp');
  mailless = await startTestApp({ config: { ...config, smtpUrl: wrong } });
  for (const { app } of [tonada, mailless]) capture(app);
});
afterAll(async () => {
  await tonada.close();
  await mailless.close();
  await mailServer.close();
});

const secrets = new Map<string, string>();
function keep(name: string, secret: string | undefined): string {
  if (!secret) throw new Error(`There is no ${name}.`);
  secrets.set(name, secret);
  return secret;
}

type Call = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; headers?: object; payload?: object };
const call = (url: string, { method = 'POST', headers = {}, payload }: Call = {}) =>
  tonada.app.inject({
    method,
    url: `/api/${url}`,
    headers: { ...headers, 'x-forwarded-proto': 'https' },
    ...(payload && { payload }),
  });

const emailTo = async (email: string, number = 1) => {
  await tonada.app.jobs.runDue();
  return eventually(() => {
    const emails = mailServer.emails.filter(({ to }) => to.includes(email));
    expect(emails).toHaveLength(number);
    return decodeEmail(emails.at(-1)?.source ?? '');
  });
};

/** Adds both passwords, a sign-in's token and cookie, and a truncated body. */
async function signInAs(email: string) {
  const wrong = keep('wrong password', 'tres gatos muy rojos');
  await call('auth/login', { payload: { email, password: wrong } });
  const signedIn = await call('auth/login', { payload: { email, password } });
  const token = keep('token', signedIn.json<{ token: string }>().token);
  const cookie = keep('cookie', String(signedIn.headers['set-cookie']).split(/[=;]/)[1]);
  await call('auth/login', {
    headers: { cookie: `tonada_device=${cookie}` },
    payload: { email, password: wrong },
  });
  await tonada.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"password":"${password}", "email":"${email}"`,
  });
  return { authorization: `Bearer ${token}` };
}

async function register(email: string) {
  const payload = { email, password, displayName: 'Vera', dateOfBirth: '1990-05-17' };
  const started = await call('auth/register', { payload });
  expect(started.statusCode).toBe(200);
  const { registration } = started.json<PendingRegistration>();
  keep('registration', registration);
  const code = keep('code of a registration', /\b\d{6}\b/.exec(await emailTo(email))?.[0]);
  for (const tried of ['000000', code]) {
    await call('auth/register/code', { payload: { registration, code: tried } });
  }
}

async function followEmails(email: string, headers: object) {
  await call('auth/forgot-password', { payload: { email } });
  const reset = keep('link of a password', tokenIn(await emailTo(email, 2)));
  const newPassword = keep('new password', 'cuatro gatos muy verdes');
  await call('user/email', {
    method: 'PUT',
    headers,
    payload: { email: 'v2@example.com', password },
  });
  const change = keep('link of an email', tokenIn(await emailTo('v2@example.com')));
  for (const payload of [{ token: change }, { token: change }]) {
    await call('auth/verify-email', { headers, payload });
  }
  for (const payload of [
    { token: reset, newPassword },
    { token: reset, newPassword },
  ]) {
    await call('auth/reset-password', { payload });
  }
}

async function useFactors() {
  const passwordHash = await hashPassword(password);
  const person = await tonada.signIn({ email: 'codigos@example.com', passwordHash });
  const { headers } = person;
  await call('session/proof', { headers, payload: { password } });
  const passkey = makeSoftPasskey(origin);
  const requested = await call('user/passkeys/options', { headers });
  const challenge = keep('challenge', requested.json<{ challenge: string }>().challenge);
  const credential = passkey.register(challenge);
  await call('user/passkeys', { headers, payload: { name: 'Portátil', credential } });
  const again = await call('auth/passkey/options');
  const answer = passkey.answer(again.json<{ challenge: string }>().challenge);
  for (const payload of [answer, answer]) await call('auth/passkey', { payload });

  const started = await call('user/second-factor', { headers });
  const secret = keep('key of the codes', started.json<{ secret: string }>().secret);
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: tonada.clock().getTime(),
    });
  const payload = { code: keep('one-time code', codeNow()) };
  const confirmed = await call('user/second-factor/confirmation', { headers, payload });
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
  const recovery = keep('recovery code', recoveryCodes[0]);
  const login = await call('auth/login', { payload: { email: 'codigos@example.com', password } });
  const codeToken = keep('token of a code', login.json<{ codeToken: string }>().codeToken);
  for (const code of ['000000', recovery, recovery]) {
    await call('auth/login/code', { payload: { codeToken, code } });
  }
}

/** Requests valid and forged signed addresses, and secrets in unexpected places. */
async function openAddresses(headers: object) {
  const signature = keep('signature', 'firma-de-una-direccion');
  for (const path of ['tracks/trk_1/audio', 'canvases/cnv_1/video', 'stories/sty_1/file']) {
    await call(`${path}?e=1&n=ses_1&s=${signature}`, { method: 'GET' });
  }
  await call(`search?q=luna&token=${signature}`, { method: 'GET', headers });
  await call('user/password', {
    method: 'PUT',
    headers,
    payload: { currentPassword: password, newPassword: 'x' },
  });
}

async function followSigned() {
  await addTracks(tonada.db, [{ id: 'trk_luna', title: 'Luna' }]);
  const reader = await tonada.signIn();
  const { headers } = reader;
  const track = await call('tracks/trk_luna', { method: 'GET', headers });
  await orderData(tonada, reader);
  await tonada.app.jobs.runDue();
  const data = await askAddress(tonada, reader);
  const { audioUrl } = track.json<{ audioUrl: string }>();
  const { address } = data.json<{ address: string }>();
  for (const [name, signed] of Object.entries({ audioUrl, address })) {
    const signature = new URL(signed, origin).searchParams.get('s');
    keep(`signature of ${name}`, signature ?? undefined);
    await call(signed.replace('/api/', ''), { method: 'GET' });
  }
}

async function followOffer() {
  const contract = { artistId: 'art_los-ensayos' };
  const labelId = await addLabelContract(tonada.db, 'Casa', contract);
  const manager = await tonada.signIn({ role: 'label' });
  await tonada.db.insert(labelMemberTable).values({ labelId, userId: manager.id });
  const email = 'nueva@example.com';
  const payload = { ...nueva, email };
  const offered = await call('label/artists', { headers: manager.headers, payload });
  expect(offered.statusCode).toBe(201);
  const token = keep('link of an offer', tokenIn(await emailTo(email)));
  const { headers } = await tonada.signIn();
  for (const known of [{}, headers, headers]) {
    await call('auth/verify-email', { headers: known, payload: { token } });
  }
}

async function createByStaff() {
  const { headers } = await tonada.signIn({ role: 'admin' });
  const email = 'provisional@example.com';
  const account = { name: 'Provisional', email, subscription: 'free', role: 'user', country: 'ES' };
  const made = await call('admin/users', { headers, payload: account });
  expect(made.statusCode).toBe(201);
  const { temporaryPassword } = made.json<{ temporaryPassword: string }>();
  const temporary = keep('temporary password', temporaryPassword);
  const login = await call('auth/login', { payload: { email, password: temporary } });
  keep('token of a renewal', login.json<{ renewalToken: string }>().renewalToken);
}

async function saveKit() {
  const { headers } = await tonada.signIn({ role: 'admin' });
  writeFileSync(join(tonada.config.dataDir, 'account-key'), 'llave-de-las-cuentas-de-cobro');
  tonada.config.databaseUrl = undefined;
  const kit = await call('admin/emergency-kit', { headers });
  expect(kit.statusCode).toBe(200);
  for (const name of ['llave-de-las-cuentas-de-cobro', tonada.mediaSecret]) {
    expect(kit.body).toContain(keep(`key of the kit: ${name.slice(0, 8)}`, name));
  }
  keep('private key of push', /privada (\S+)/.exec(kit.body)?.[1]);
}

// Proves security: V13.3 Secrets
// Proves security: V16.2 Content
it('holds no password, token, code, cookie or signature, whatever is called', async () => {
  const email = 'vera@example.com';
  keep('password', password);
  await register(email);
  const headers = await signInAs(email);
  await openAddresses(headers);
  await followSigned();
  await followOffer();
  await useFactors();
  await followEmails(email, headers);
  await createByStaff();
  await saveKit();

  const code = keep(
    'code of the first run',
    (await openFirstRun(mailless.db, mailless.config)) ?? '',
  );
  await mailless.app.firstRun.look();
  for (const payload of [{ code: 'otro' }, { code, email }]) {
    for (const url of ['/api/first-run/code', '/api/first-run/test-mail']) {
      await mailless.app.inject({ method: 'POST', url, payload });
    }
  }
  keep('password of the mail server', 'contrasena-smtp');

  expect(written).toContain('answered');
  // Six digits may be part of another number.
  const numbers = new Set(written.match(/\d+/g));
  const isWritten = (secret: string) =>
    /^\d+$/.test(secret) ? numbers.has(secret) : written.includes(secret);
  const found = [...secrets].filter(([, secret]) => isWritten(secret));
  expect(found.map(([name]) => name)).toEqual([]);
  expect(secrets.size).toBeGreaterThan(15);
});
