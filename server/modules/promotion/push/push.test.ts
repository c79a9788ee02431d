import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultPreferences } from '#contract/preferences.ts';
import type { PushDeviceBody } from '#contract/push.ts';
import { minute, startPushApp } from '../../../testing/start-push-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { followTable } from '../../people/user/follow.table.ts';
import { sessionTable } from '../../accounts/session/session.table.ts';
import { userTable } from '../../people/user/user.table.ts';

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

async function followBy(displayName: string) {
  const fan = await test.signIn({ displayName });
  const followedAt = test.clock();
  const pair = { followerId: fan.id, followedId: reader.id };
  await test.db.insert(followTable).values({ ...pair, followedAt });
}

const prefer = (notifications: object) => {
  const all = { ...defaultPreferences.notifications, ...notifications };
  const preferences = { ...defaultPreferences, notifications: all };
  return test.db.update(userTable).set({ preferences }).where(eq(userTable.id, reader.id));
};

const bell = () => test.app.inject({ url: '/api/user/notifications', headers: reader.headers });

describe('a closed browser', () => {
  // Proves push: Told within minutes
  // Proves push: No names unless allowed
  it('is told of a release, once, and without a name', async () => {
    const album = await test.publish('Marea alta');
    expect(await test.sendAfter(2 * minute)).toBe(1);
    expect(test.service.messages[0]).toEqual({
      title: 'Tonada',
      body: 'Hay música nueva de un artista que sigues.',
      lang: 'es',
      tag: `release_${album}`,
      url: `/album/${album}`,
      token: expect.any(String),
      unread: 1,
    });
    expect(test.service.calls.at(-1)).toMatchObject({ ttl: '86400', encoding: 'aes128gcm' });
    expect(await test.sendAfter(5 * minute)).toBe(0);
    expect(await test.sendAfter(60 * minute)).toBe(0);
  });

  it('is told by a job', async () => {
    await test.publish('Marea alta');
    test.clock.advance(2 * minute);
    await test.app.jobs.runDue();
    expect(test.service.messages).toHaveLength(1);
  });

  it('reads names where that is allowed', async () => {
    await test.callPush(reader, 'PUT', { ...device, showsNames: true });
    await test.publish('Marea alta');
    await test.sendAfter(2 * minute);
    expect(test.service.messages[0]?.body).toBe('Salió «Marea alta», de Faro Norte.');
  });

  // Proves push: Once an hour about the same
  it('is told once of those who follow within an hour', async () => {
    await followBy('Ana');
    expect(await test.sendAfter(2 * minute)).toBe(1);
    await followBy('Bea');
    expect(await test.sendAfter(2 * minute)).toBe(0);
    expect(test.service.messages[0]?.body).toBe('Alguien empezó a seguirte.');
  });

  // Proves push: Many in one
  it('gets one message for more than three', async () => {
    for (const title of ['Uno', 'Dos', 'Tres', 'Cuatro']) await test.publish(title);
    expect(await test.sendAfter(2 * minute)).toBe(1);
    expect(test.service.messages[0]).toMatchObject({
      body: 'Tienes 4 novedades en la campana.',
      url: '/',
      token: null,
      unread: 4,
    });
    expect(await test.sendAfter(5 * minute)).toBe(0);
  });

  // Proves push: The switches count at once
  it.each(['push', 'newReleases'])('is told nothing with %s switched off', async (name) => {
    await test.publish('Marea alta');
    await prefer({ [name]: false });
    expect(await test.sendAfter(20 * minute)).toBe(0);
    await prefer({ [name]: true });
    expect(await test.sendAfter(2 * minute)).toBe(0);
  });
});

describe('the bell and a message', () => {
  // Proves push: Read in one, read in all
  it('are one list: a pressed message is read in the bell', async () => {
    await test.publish('Marea alta');
    await test.sendAfter(2 * minute);
    const token = test.service.messages[0]?.token ?? '';
    const url = '/api/push/read';
    const answer = await test.app.inject({ method: 'POST', url, payload: { token } });
    expect(answer.json()).toEqual({ unread: 0 });
    expect((await bell()).json()).toMatchObject({
      unread: 0,
      notifications: [{ type: 'release', isRead: true }],
    });
    const forged = { token: `${token.slice(0, -1)}0` };
    const refused = await test.app.inject({ method: 'POST', url, payload: forged });
    expect(refused.statusCode).toBe(404);
  });

  it('are one list: what was read in the bell is not told', async () => {
    await test.publish('Marea alta');
    const url = '/api/user/notifications/read';
    await test.app.inject({ method: 'POST', url, headers: reader.headers });
    expect(await test.sendAfter(2 * minute)).toBe(0);
  });
});

describe('a push service', () => {
  // Proves push: A dead subscription goes
  it.each([404, 410])('that answers %i ends the subscription', async (status) => {
    test.service.answer({ status });
    await test.publish('Marea alta');
    await test.sendAfter(2 * minute);
    expect(await test.devices()).toEqual([]);
  });

  // Proves push: A busy service decides when
  it('that answers 429 is called again when it said', async () => {
    test.service.answer({ status: 429, retryAfter: '1800' });
    await test.publish('Marea alta');
    await test.sendAfter(2 * minute);
    test.service.answer({ status: 201 });
    expect(await test.sendAfter(29 * minute)).toBe(0);
    expect(await test.sendAfter(minute)).toBe(1);
  });

  // Proves push: What fails is tried again
  it('that fails is called again, later each time', async () => {
    test.service.answer({ status: 500 });
    await test.publish('Marea alta');
    await test.sendAfter(2 * minute);
    expect(test.service.calls).toHaveLength(1);
    await test.sendAfter(2 * minute);
    expect(test.service.calls).toHaveLength(2);
    await test.sendAfter(2 * minute);
    expect(test.service.calls).toHaveLength(2);
    test.service.answer({ status: 201 });
    expect(await test.sendAfter(2 * minute)).toBe(1);
    expect(await test.devices()).toMatchObject([{ failures: 0 }]);
  });

  it('that says nothing is called again later', async () => {
    test.service.answer('silent');
    await test.publish('Marea alta');
    test.clock.advance(2 * minute);
    await test.send(50);
    expect(test.service.calls).toHaveLength(1);
    expect(await test.devices()).toMatchObject([{ failures: 1 }]);
    test.service.answer({ status: 201 });
    expect(await test.sendAfter(2 * minute)).toBe(1);
  });

  it('that has taken nothing for days loses the subscription', async () => {
    const expiresAt = new Date(test.clock().getTime() + 30 * 24 * 60 * minute);
    await test.db.update(sessionTable).set({ expiresAt });
    test.service.answer({ status: 500 });
    const failFor = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await test.publish(`Canción ${time}`);
        await test.sendAfter(6 * 60 * minute);
      }
    };
    await failFor(19);
    expect(await test.devices()).toMatchObject([{ failures: 19 }]);
    await failFor(1);
    expect(await test.devices()).toEqual([]);
  });
});
