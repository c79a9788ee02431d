import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../../build-app.ts';
import { makeSoftPasskey } from '../../../testing/soft-passkey.ts';
import { type SignedIn, startTestApp } from '../../../testing/start-test-app.ts';
import { takePayee } from '../../catalogue/payee/index.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';
import { switchSetting } from '../service-setting/service-setting.repository.ts';
import { hashPassword } from '../../../platform/password.ts';
import { resetAccount } from '../../administration/user-administration/console-acts.ts';

const origin = 'https://music.example';
const tonada = await startTestApp({ config: { publicUrl: origin } });
const { app, db } = tonada;
afterAll(() => tonada.close());

type Setting = 'staffFactor' | 'payeeFactor';
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const send = (method: Method, url: string, headers = {}, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) });
const turn = (who: SignedIn, isOn: boolean, name: Setting = 'staffFactor') =>
  send('PUT', `/api/admin/settings/${name}`, who.headers, { isOn });
const refusal = { code: 'forbidden', reason: 'second-factor' };
const library = ({ headers }: SignedIn) => send('GET', '/api/user/followed-artists', headers);

async function addPasskey({ headers }: SignedIn) {
  const requested = await send('POST', '/api/user/passkeys/options', headers);
  const { challenge } = requested.json<{ challenge: string }>();
  const credential = makeSoftPasskey(origin).register(challenge);
  const answer = await send('POST', '/api/user/passkeys', headers, { name: 'Llave', credential });
  expect(answer.statusCode).toBe(204);
}
async function addCodes({ headers }: SignedIn) {
  const url = '/api/user/second-factor';
  const { secret } = (await send('POST', url, headers)).json<{ secret: string }>();
  const timestamp = tonada.clock().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  expect((await send('POST', `${url}/confirmation`, headers, { code })).statusCode).toBe(200);
}

beforeEach(async () => {
  await switchSetting(db, 'staffFactor', false);
  await switchSetting(db, 'payeeFactor', false);
});

// Proves account: Required: off
it('is not required by default', async () => {
  const editor = await tonada.signIn({ role: 'editorial' });
  expect((await library(editor)).json()).not.toMatchObject(refusal);
});

// Proves account: Required: the admin first
it('cannot be required by an admin without one, who learns what to do', async () => {
  const admin = await tonada.signIn({ role: 'admin' });
  const refused = await turn(admin, true);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ error: expect.stringMatching(/^Antes añade una llave/) });
  expect((await turn(admin, true, 'payeeFactor')).statusCode).toBe(200);
  await addPasskey(admin);
  expect((await turn(admin, true)).json()).toMatchObject({ staffFactor: true });
});

// Proves account: Required: calls that still work
it('rejects every call of staff without one, except adding one and signing out', async () => {
  await switchSetting(db, 'staffFactor', true);
  const editor = await tonada.signIn({ role: 'editorial', rights: [] });
  const admin = await tonada.signIn({ role: 'admin' });
  const served: string[] = [];
  for (const { method, url, access } of app.declaredRoutes) {
    if (access === 'public' || method === 'HEAD') continue;
    const { headers } =
      typeof access === 'object' && access.permission === 'admin.open' ? admin : editor;
    const call = url.replaceAll(/:\w+/g, 'nadie');
    const answer = await send(method, call, headers);
    const isRefused =
      answer.statusCode === 403 && answer.json<{ reason?: string }>().reason === refusal.reason;
    if (!isRefused) served.push(`${method} ${url}`);
    // One of the calls signs out.
    Object.assign(editor, await tonada.openSession(editor.id));
  }
  expect(served.toSorted()).toEqual([
    'GET /api/auth/me',
    'GET /api/user/passkeys',
    'GET /api/user/second-factor',
    'POST /api/auth/logout',
    'POST /api/session/proof',
    'POST /api/user/passkeys',
    'POST /api/user/passkeys/options',
    'POST /api/user/second-factor',
    'POST /api/user/second-factor/confirmation',
  ]);
});

// Proves account: Required: set up
it.each([
  ['a passkey', addPasskey],
  ['one-time codes', addCodes],
])('is satisfied by %s, in the same session', async (_name, add) => {
  await switchSetting(db, 'staffFactor', true);
  const editor = await tonada.signIn({ role: 'editorial' });
  expect((await library(editor)).json()).toMatchObject(refusal);
  await add(editor);
  expect((await library(editor)).json()).not.toMatchObject(refusal);
});

// Proves account: Required: on every server
it('applies at once on another server of the same database', async () => {
  const other = await buildApp(tonada);
  const { headers } = await tonada.signIn({ role: 'editorial' });
  const reasonThere = async () =>
    (await other.inject({ url: '/api/user/followed-artists', headers })).json<{ reason?: string }>()
      .reason;
  expect(await reasonThere()).toBeUndefined();
  const admin = await tonada.signIn({ role: 'admin' });
  await addPasskey(admin);
  await turn(admin, true);
  expect(await reasonThere()).toBe('second-factor');
  await other.close();
});

// Proves account: Required: of payees
it('of payees is required of artists’ accounts and of who has a part, but not of listeners or editors', async () => {
  await switchSetting(db, 'payeeFactor', true);
  const singer = await tonada.signIn({ role: 'artist' });
  const artistId = 'art_faro';
  await db.insert(artistTable).values({
    id: artistId,
    name: 'Faro',
    genre: 'Folk',
    country: 'AR',
    bio: '',
    socialLinks: {},
    relatedIds: [],
  });
  await db.insert(artistMemberTable).values({ artistId, userId: singer.id });
  expect((await library(singer)).json()).toMatchObject(refusal);
  const producer = await tonada.signIn();
  await takePayee(db, { kind: 'person', id: producer.id }, tonada.clock());
  expect((await library(producer)).json()).toMatchObject(refusal);
  for (const role of ['user', 'editorial', 'artist'] as const) {
    expect((await library(await tonada.signIn({ role }))).json()).not.toMatchObject(refusal);
  }
});

// Proves account: Required: after a reset
it('lets a user in whom the operator has reset, to add one', async () => {
  await switchSetting(db, 'staffFactor', true);
  const email = 'jefa@example.com';
  const passwordHash = await hashPassword('tres tristes tigres comen');
  await addPasskey(await tonada.signIn({ role: 'admin', email, passwordHash }));
  const { temporaryPassword } = await resetAccount(db, email, tonada.clock());
  const login = (password: string) => send('POST', '/api/auth/login', {}, { email, password });
  const { renewalToken } = (await login(temporaryPassword)).json<{ renewalToken: string }>();
  const newPassword = 'otros tres tigres tristes';
  await send('POST', '/api/auth/reset-password', {}, { token: renewalToken, newPassword });
  const { token } = (await login(newPassword)).json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}` };
  expect((await send('GET', '/api/admin/settings', headers)).json()).toMatchObject(refusal);
  await addCodes({ headers } as SignedIn);
  expect((await send('GET', '/api/admin/settings', headers)).statusCode).toBe(200);
});

// Proves account: Required: not in a shared demo
it('is not required of shared demo accounts, which can have none', async () => {
  const open = await buildApp({ ...tonada, config: { ...tonada.config, isDemoPublic: true } });
  await switchSetting(db, 'staffFactor', true);
  const { headers } = await tonada.signIn({ role: 'editorial', isDemo: true });
  const reason = async (server: typeof app) =>
    (await server.inject({ url: '/api/user/followed-artists', headers })).json<{
      reason?: string;
    }>().reason;
  expect([await reason(app), await reason(open)]).toEqual(['second-factor', undefined]);
  await open.close();
});
