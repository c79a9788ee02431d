import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PushDeviceBody, PushState } from '#contract/push.ts';
import { minute, startPushApp } from '../../../testing/start-push-app.ts';
import { type SignedIn, startTestApp } from '../../../testing/start-test-app.ts';
import { sessionTable } from '../../accounts/session/session.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { openPushKeys, rotatePushKeys } from './push-keys.repository.ts';
import { pushKeyTable } from './push.table.ts';

let test: Awaited<ReturnType<typeof startPushApp>>;
let reader: SignedIn;
let device: PushDeviceBody;

beforeAll(async () => {
  test = await startPushApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ reader, device } = await test.begin());
});

describe('a subscription', () => {
  it('is known to its own session alone', async () => {
    const [own, other] = [
      await test.callPush(reader, 'GET'),
      await test.callPush(await test.newReader(), 'GET'),
    ];
    expect(own.json<PushState>().device).toMatchObject({ endpoint: device.endpoint });
    expect(own.json<PushState>().key).toMatch(/^[\w-]{87}$/);
    expect(other.json<PushState>().device).toBeNull();
  });

  // Proves push: It goes with its session
  it('ends with its session, and with the account', async () => {
    const url = '/api/auth/logout';
    await test.app.inject({ method: 'POST', url, headers: reader.headers });
    expect(await test.devices()).toEqual([]);
    const again = await test.openSession(reader.id);
    await test.callPush(again, 'PUT', test.service.subscribe());
    expect(await test.devices()).toHaveLength(1);
    await test.db.delete(userTable).where(eq(userTable.id, reader.id));
    expect(await test.devices()).toEqual([]);
  });

  it.each([
    ['an expired session', () => test.db.update(sessionTable).set({ expiresAt: test.clock() })],
    ['a suspended account', () => test.db.update(userTable).set({ status: 'suspended' })],
  ])('of %s is told nothing', async (_, change) => {
    await test.publish('Marea alta');
    await change();
    expect(await test.sendAfter(2 * minute)).toBe(0);
    expect(await test.devices()).toEqual([]);
  });

  it('ends at a press', async () => {
    expect((await test.callPush(reader, 'DELETE')).statusCode).toBe(204);
    expect((await test.callPush(reader, 'DELETE')).statusCode).toBe(204);
    expect((await test.callPush(reader, 'GET')).json<PushState>().device).toBeNull();
  });

  // Proves push: A browser has one account
  it('of a browser belongs to whoever signed in there last', async () => {
    const next = await test.newReader();
    await test.callPush(next, 'PUT', device);
    expect(await test.devices()).toMatchObject([{ userId: next.id }]);
  });

  it.each([
    ['a private address', { endpoint: 'https://10.0.0.1/x' }],
    ['a name of this network', { endpoint: 'https://database/x' }],
    ['no address', { endpoint: 'push' }],
    ['an endless address', { endpoint: `https://push.example/${'x'.repeat(2_000)}` }],
    ['keys of no curve', { keys: { p256dh: 'AAAA', auth: 'AAAA' } }],
  ])('with %s is refused', async (_, wrong) => {
    const answer = await test.callPush(reader, 'PUT', { ...device, ...wrong });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(await test.devices()).toMatchObject([{ endpoint: device.endpoint }]);
  });

  // Proves push: Only services of the internet
  it('may not be of this machine in a service for others', async () => {
    const open = await startTestApp({ config: { demo: false } });
    const { headers } = await open.signIn();
    const url = '/api/user/push';
    const answer = await open.app.inject({ method: 'PUT', url, headers, payload: device });
    expect(answer.statusCode).toBe(422);
    await open.close();
  });
});

describe('the key', () => {
  const keyOf = (header = '') => /k=(.+)$/.exec(header)?.[1];

  // Proves push: One key for all servers
  it('is made once, and its secret is sealed', async () => {
    const { db, vault, clock } = test;
    await openPushKeys(db, { vault, now: clock() });
    const keys = await db.select().from(pushKeyTable);
    expect(keys).toHaveLength(1);
    expect(keys[0]?.sealedPrivateKey).toMatch(/^s1\./);
  });

  // Proves push: A rotated key
  it('signs for its subscriptions until they are renewed, then goes', async () => {
    const { db, vault, clock } = test;
    const before = (await test.callPush(reader, 'GET')).json<PushState>();
    clock.advance(minute);
    await rotatePushKeys(db, { vault, now: clock() });
    const after = (await test.callPush(reader, 'GET')).json<PushState>();
    expect(after.key).not.toBe(before.key);
    expect(after.device?.key).toBe(before.key);
    await test.publish('Marea alta');
    expect(await test.sendAfter(2 * minute)).toBe(1);
    expect(keyOf(test.service.calls.at(-1)?.authorization)).toBe(before.key);
    await test.callPush(reader, 'PUT', test.service.subscribe());
    await test.publish('Bruma');
    expect(await test.sendAfter(2 * minute)).toBe(1);
    expect(keyOf(test.service.calls.at(-1)?.authorization)).toBe(after.key);
    await rotatePushKeys(db, { vault, now: clock() });
    const kept = (await db.select().from(pushKeyTable)).map(({ publicKey }) => publicKey);
    expect(kept).toHaveLength(2);
    expect(kept).not.toContain(before.key);
  });
});
