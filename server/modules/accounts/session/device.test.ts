import { afterAll, beforeAll, expect, it } from 'vitest';
import { deviceListSchema } from '#contract/device.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;
beforeAll(async () => {
  tonada = await startTestApp();
});
afterAll(() => tonada.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const url = '/api/session/devices';

const list = async ({ headers }: SignedIn) =>
  deviceListSchema.parse((await tonada.app.inject({ url, headers })).json()).devices;
const end = async ({ headers }: SignedIn, id = '') =>
  (await tonada.app.inject({ method: 'DELETE', url: id ? `${url}/${id}` : url, headers }))
    .statusCode;
const isIn = async ({ headers }: SignedIn) =>
  (await tonada.app.inject({ url: '/api/auth/me', headers })).statusCode === 200;

// Proves account: Devices: the list
it('lists the devices signed in, the last used first, and marks the calling one', async () => {
  const account = { email: 'eva@example.com', password: 'tres tristes tigres' };
  const registered = await tonada.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { 'user-agent': firefox },
    payload: { ...account, displayName: 'Eva', dateOfBirth: '1990-01-01' },
  });
  const { user } = registered.json<{ user: { id: string } }>();
  tonada.clock.advance(6 * 60_000);
  const other = await tonada.openSession(user.id);
  const devices = await list(other);
  expect(devices).toMatchObject([
    { id: other.sessionId, device: '', isCurrent: true },
    { device: 'Firefox · Linux', isCurrent: false },
  ]);
  expect(JSON.stringify(devices)).not.toMatch(/127\.|token|network/);
});

// Proves account: Devices: the last call
it('records the last call to within minutes', async () => {
  const person = await tonada.signIn();
  const [before] = await list(person);
  tonada.clock.advance(4 * 60_000);
  expect((await list(person))[0]?.lastSeenAt).toBe(before?.lastSeenAt);
  tonada.clock.advance(60_000);
  await list(person);
  expect((await list(person))[0]?.lastSeenAt).toBe(tonada.clock().toISOString());
});

// Proves account: Devices: one is ended and reported
it('signs one out, which learns it at its next call', async () => {
  const here = await tonada.signIn();
  const there = await tonada.openSession(here.id);
  expect(await end(here, there.sessionId)).toBe(204);
  const answer = await tonada.app.inject({ url: '/api/auth/me', headers: there.headers });
  expect(answer.json()).toMatchObject({ code: 'unauthorized', reason: 'ended' });
  expect(await isIn(here)).toBe(true);
  expect(await end(here, there.sessionId)).toBe(404);
});

// Proves account: Devices: all others
// Proves security: V7.5 Abuse
it('signs out all others, except the calling one', async () => {
  const here = await tonada.signIn();
  const others = [await tonada.openSession(here.id), await tonada.openSession(here.id)];
  expect(await end(here)).toBe(204);
  expect(await Promise.all([here, ...others].map(isIn))).toEqual([true, false, false]);
});

// Proves account: Devices: only one's own
it('cannot sign out another user’s device', async () => {
  const [one, other] = [await tonada.signIn(), await tonada.signIn()];
  expect(await end(one, other.sessionId)).toBe(404);
  await end(one);
  expect(await isIn(other)).toBe(true);
});
