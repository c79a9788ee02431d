import { Secret, TOTP } from 'otpauth';
import { and, eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRights } from '#contract/right.ts';
import { readStaffActions } from '../../../testing/read-staff-actions.ts';
import { type Claims, startIdentityServer } from '../../../testing/start-identity-server.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import type { Grant, OidcSettings } from '../../../platform/oidc-settings.ts';
import { securityEventTable } from '../../people/security-log/security-event.table.ts';
import { userTable } from '../../people/user/user.table.ts';

const origin = 'https://music.example';
const callback = '/api/auth/oidc/callback';

let house: Awaited<ReturnType<typeof startIdentityServer>>;
let settings: OidcSettings;
let tonada: TestApp;
beforeAll(async () => {
  house = await startIdentityServer(`${origin}${callback}`);
  const { issuer, clientId, clientSecret } = house;
  settings = {
    issuer,
    clientId,
    clientSecret,
    name: 'Radio Faro',
    trustsEmail: false,
    groups: new Map<string, readonly Grant[]>([
      ['admins', allRights],
      ['editors', ['editorial']],
    ]),
  };
  tonada = await startTestApp({ config: { publicUrl: origin, oidc: settings } });
});
afterAll(async () => {
  await tonada.close();
  await house.close();
});

const birthdate = '1990-05-01';
let number = 0;

/** Somebody whom the house knows. */
function addPerson(claims: Claims = {}) {
  number += 1;
  const who = `person-${number}`;
  const email = `person${number}@example.com`;
  const known = { email, email_verified: true, name: 'Nora', birthdate, ...claims };
  house.people.set(who, known);
  return { who, email };
}

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String([headers['set-cookie']].flat().find((set) => String(set).startsWith('tonada_oidc=')))
    .split(';', 1)
    .join();

async function start(cookie = '') {
  const reply = await tonada.app.inject({ url: '/api/auth/oidc/start', headers: { cookie } });
  return { address: String(reply.headers.location), cookie: cookieOf(reply) };
}
const comeBack = async (address: string, cookie: string) => {
  const { search } = new URL(address);
  const reply = await tonada.app.inject({ url: `${callback}${search}`, headers: { cookie } });
  return String(reply.headers.location);
};
/** To the house and back, with the token that the page gets. */
async function travel(who: string | null, known?: { address: string; cookie: string }) {
  const { address, cookie } = known ?? (await start());
  house.state.who = who;
  const back = await comeBack(await house.visit(address), cookie);
  return { back, cookie, token: back.split('#oidc=')[1] ?? '' };
}
const enterWith = ({ token, cookie }: { token: string; cookie: string }, body = {}) =>
  tonada.app.inject({
    method: 'POST',
    url: '/api/auth/oidc',
    headers: { cookie },
    payload: { token, ...body },
  });
const enter = async (who: string) => enterWith(await travel(who));
const link = ({ token, cookie }: { token: string; cookie: string }, { headers }: SignedIn) =>
  tonada.app.inject({
    method: 'PUT',
    url: '/api/auth/oidc/link',
    headers: { ...headers, cookie },
    payload: { token },
  });
const unlink = ({ headers }: SignedIn) =>
  tonada.app.inject({ method: 'DELETE', url: '/api/auth/oidc/link', headers });
async function readUser(email: string) {
  const [user] = await tonada.db.select().from(userTable).where(eq(userTable.email, email));
  return user;
}

describe('the way to the house and back', () => {
  // Proves account: House: somebody new
  it('makes an account for somebody new and enters it again, whatever the email is then', async () => {
    const { who, email } = addPerson();
    const first = await enter(who);
    expect(first.json()).toMatchObject({ user: { email, displayName: 'Nora', role: 'user' } });
    const { user } = first.json<{ user: { id: string } }>();
    const made = { dateOfBirth: birthdate, passwordHash: null };
    expect(await readUser(email)).toMatchObject(made);
    expect((await readUser(email))?.emailVerifiedAt).not.toBeNull();
    house.people.set(who, { email: 'another@example.com', email_verified: false });
    expect((await enter(who)).json()).toMatchObject({ user: { id: user.id } });
    const signIns = and(
      eq(securityEventTable.subjectId, user.id),
      eq(securityEventTable.kind, 'sign-in'),
    );
    const events = await tonada.db.select().from(securityEventTable).where(signIns);
    expect(events.map(({ detail }) => detail)).toEqual([{ way: 'oidc' }, { way: 'oidc' }]);
  });

  // Proves account: House: the day of birth
  it('asks somebody new for the day of birth that the house does not say', async () => {
    const { who, email } = addPerson({ birthdate: undefined });
    const way = await travel(who);
    const asked = await enterWith(way);
    expect(asked.json()).toMatchObject({
      fields: { dateOfBirth: expect.any(String) as string },
      error: expect.stringContaining(email) as string,
    });
    const child = await enterWith(way, { dateOfBirth: '2020-01-01' });
    expect(child.json()).toMatchObject({ fields: { dateOfBirth: expect.stringMatching(/14/) } });
    expect(await readUser(email)).toBeUndefined();
    expect((await enterWith(way, { dateOfBirth: birthdate })).statusCode).toBe(200);
  });

  // Proves account: House: once, and in its browser
  it('works once, in its own browser and in two tabs at once', async () => {
    const { who } = addPerson();
    const one = await start();
    const two = await start(one.cookie);
    expect(two.cookie).toBe(one.cookie);
    house.state.who = who;
    const back = await house.visit(two.address);
    const other = await start();
    expect(await comeBack(back, other.cookie)).toBe('/login?oidc=expired');
    expect(await comeBack(back, '')).toBe('/login?oidc=expired');
    // Beside its service worker a browser asks once in vain.
    const headers = { cookie: two.cookie, 'service-worker-navigation-preload': 'true' };
    const beside = await tonada.app.inject({ url: `${callback}${new URL(back).search}`, headers });
    expect(beside.statusCode).toBe(204);
    const [, token = ''] = (await comeBack(back, two.cookie)).split('#oidc=');
    expect(await comeBack(back, two.cookie)).toBe('/login?oidc=expired');
    const way = { token, cookie: two.cookie };
    expect((await enterWith({ ...way, cookie: other.cookie })).statusCode).toBe(422);
    expect((await enterWith(way)).statusCode).toBe(200);
    expect((await enterWith(way)).statusCode).toBe(422);
    expect((await enterWith(await travel(who, one))).statusCode).toBe(200);
  });

  // Proves account: House: time
  it('ends after a quarter of an hour', async () => {
    const { who } = addPerson();
    const begun = await start();
    const way = await travel(who);
    tonada.clock.advance(15 * 60_000);
    expect((await travel(who, begun)).back).toBe('/login?oidc=expired');
    expect((await enterWith(way)).statusCode).toBe(422);
  });

  // Proves account: House: refusals
  it('comes back to the login with a reason', async () => {
    expect((await travel(null)).back).toBe('/login?oidc=denied');
    const { who } = addPerson();
    const { address, cookie } = await start();
    house.state.who = who;
    const foreign = new URL(await house.visit(address));
    foreign.searchParams.set('iss', 'https://other.example');
    expect(await comeBack(foreign.href, cookie)).toBe('/login?oidc=refused');
  });

  it('accepts no page to go on to, so that it leads nowhere else', async () => {
    const url = '/api/auth/oidc/start?return=https://evil.example';
    const { headers } = await tonada.app.inject({ url });
    expect(String(headers.location).startsWith(`${house.issuer}/`)).toBe(true);
    expect(headers.location).not.toContain('evil');
    expect(headers['set-cookie']).toMatch(/Path=\/api\/auth\/oidc; .*HttpOnly; SameSite=Lax/);
  });
});

describe('the account', () => {
  // Proves account: House: no proven email
  it.each([{ email: undefined }, { email_verified: false }])(
    'is not made with %j',
    async (claims) => {
      const { who, email } = addPerson(claims);
      expect((await enter(who)).statusCode).toBe(403);
      expect(await readUser(email)).toBeUndefined();
    },
  );

  // Proves account: House: the email of an account
  it('with the same email is not entered, but by a listener where the house owns the emails', async () => {
    const known = async (about = {}) => {
      const person = addPerson();
      await tonada.signIn({ email: person.email, ...about });
      return (await enter(person.who)).statusCode;
    };
    expect(await known()).toBe(403);
    settings.trustsEmail = true;
    expect(await known()).toBe(200);
    expect(await known({ emailVerifiedAt: null })).toBe(403);
    for (const role of ['editorial', 'label', 'admin'] as const) {
      expect(await known({ role })).toBe(403);
    }
    settings.trustsEmail = false;
  });

  // Proves account: House: linked by hand
  it('is linked by its person with a fresh proof, and once', async () => {
    const { who } = addPerson();
    const person = await tonada.signIn({ passwordHash: 'chosen' });
    tonada.clock.advance(11 * 60_000);
    const late = await link(await travel(who), person);
    expect(late.json()).toMatchObject({ reason: 'step-up' });
    const fresh = await tonada.openSession(person.id);
    expect((await link(await travel(who), fresh)).statusCode).toBe(204);
    expect((await enter(who)).json()).toMatchObject({ user: { id: person.id } });
    expect((await link(await travel(who), await tonada.signIn())).statusCode).toBe(422);
    expect((await unlink(fresh)).statusCode).toBe(204);
    expect((await enter(who)).statusCode).toBe(200);
  });

  // Proves account: House: the last way in
  it('keeps the link that is its only way in', async () => {
    const { who, email } = addPerson();
    await enter(who);
    const session = await tonada.openSession((await readUser(email))?.id ?? '');
    expect((await unlink(session)).statusCode).toBe(422);
    expect((await enter(who)).statusCode).toBe(200);
  });

  // Proves account: House: suspended
  it('stays shut while it is suspended', async () => {
    const { who, email } = addPerson();
    await enter(who);
    await tonada.db
      .update(userTable)
      .set({ status: 'suspended' })
      .where(eq(userTable.email, email));
    expect((await enter(who)).json()).toMatchObject({ reason: 'suspended' });
  });

  // Proves account: House: no second factor
  it('with codes still asks for one', async () => {
    const { who, email } = addPerson();
    await enter(who);
    const { headers } = await tonada.openSession((await readUser(email))?.id ?? '');
    const url = '/api/user/second-factor';
    const set = (path: string, payload: object) =>
      tonada.app.inject({ method: 'POST', url: `${url}${path}`, headers, payload });
    const { secret } = (await set('', {})).json<{ secret: string }>();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = totp.generate({ timestamp: tonada.clock().getTime() });
    expect((await set('/confirmation', { code })).statusCode).toBe(200);
    expect((await enter(who)).json()).toEqual({ codeToken: expect.any(String) as string });
  });
});

describe('groups', () => {
  // Proves access: By groups of the house
  it('give roles and rights at a sign-in and take them at the next one, in the staff log', async () => {
    const { who, email } = addPerson({ groups: ['editors', 'others'] });
    const powers = async (groups: string[]) => {
      house.people.set(who, { ...house.people.get(who), groups });
      return (await enter(who)).json<{ user: { role: string; rights?: string[] } }>().user;
    };
    expect(await powers(['editors'])).toMatchObject({ role: 'editorial' });
    expect(await powers(['editors', 'admins'])).toMatchObject({ role: 'admin', rights: allRights });
    const before = await tonada.openSession((await readUser(email))?.id ?? '');
    expect(await powers([])).toMatchObject({ role: 'user' });
    const me = await tonada.app.inject({ url: '/api/auth/me', headers: before.headers });
    expect(me.statusCode).toBe(401);
    const actions = await readStaffActions(tonada.db);
    expect(actions.at(-1)).toMatchObject({ before: { role: 'admin' }, after: { role: 'user' } });
  });

  // Proves access: The last admin despite groups
  it('never take the last usable admin, nor the role of an artist', async () => {
    const lone = addPerson();
    const admin = await tonada.signIn({ email: lone.email, role: 'admin' });
    const artist = addPerson({ groups: ['admins'] });
    const band = await tonada.signIn({ email: artist.email, role: 'artist' });
    await tonada.db
      .update(userTable)
      .set({ role: 'user', rights: [] })
      .where(and(eq(userTable.role, 'admin'), eq(userTable.passwordHash, 'chosen')));
    const asAdmin = { role: 'admin' as const, rights: [...allRights] };
    await tonada.db.update(userTable).set(asAdmin).where(eq(userTable.id, admin.id));
    expect((await link(await travel(lone.who), admin)).statusCode).toBe(204);
    expect((await enter(lone.who)).json()).toMatchObject({ user: { role: 'admin' } });
    expect((await link(await travel(artist.who), band)).statusCode).toBe(204);
    expect((await enter(artist.who)).json()).toMatchObject({ user: { role: 'artist' } });
  });
});

// Proves account: House: away, or none
it('says so where the house does not answer, and is not there without one', async () => {
  const gone = await startIdentityServer(`${origin}${callback}`);
  await gone.close();
  const ask = async (oidc: OidcSettings | null) => {
    const other = await startTestApp({ config: { publicUrl: origin, oidc } });
    const reply = await other.app.inject({ url: '/api/auth/oidc/start' });
    await other.close();
    return { status: reply.statusCode, to: reply.headers.location };
  };
  const down = { ...settings, issuer: gone.issuer };
  expect(await ask(down)).toEqual({ status: 302, to: '/login?oidc=unreachable' });
  expect((await ask(null)).status).toBe(404);
});
