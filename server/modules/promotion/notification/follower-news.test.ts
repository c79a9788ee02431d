import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readBell } from '../../../testing/read-bell.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { userTable } from '../../people/user/user.table.ts';
import { eq } from '#drizzle/orm.ts';

let tonada: TestApp;
let star: SignedIn;

const minute = 60_000;

beforeAll(async () => {
  tonada = await startTestApp();
});
afterAll(() => tonada.close());
beforeEach(async () => {
  tonada.clock.set(new Date('2026-11-20T20:00:00Z'));
  star = await tonada.signIn();
});

async function call(who: SignedIn, method: 'POST' | 'PUT', path: string, payload: object = {}) {
  tonada.clock.advance(minute);
  const { headers } = who;
  const answer = await tonada.app.inject({ method, url: `/api/${path}`, headers, payload });
  expect(answer.statusCode).toBeLessThan(300);
}

async function follow(displayName: string) {
  const person = await tonada.signIn({ displayName });
  await call(person, 'POST', `users/${star.id}/follow`, { isFollowing: true });
  return person;
}

const leave = (person: SignedIn) =>
  call(person, 'POST', `users/${star.id}/follow`, { isFollowing: false });

// Proves notifications: Several in an hour are one entry
it('has one entry for those who began to follow within an hour, about the last', async () => {
  await follow('Ana');
  expect(await readBell(tonada, star)).toMatchObject({
    notifications: [{ type: 'followers', person: { name: 'Ana' }, others: 0, isRead: false }],
    unread: 1,
  });
  for (const name of ['Blas', 'Carla']) await follow(name);
  tonada.clock.advance(60 * minute);
  await follow('Dora');
  const { headers } = await tonada.openSession(star.id);
  expect(await readBell(tonada, { ...star, headers })).toMatchObject({
    notifications: [
      { person: { name: 'Dora' }, others: 0 },
      { person: { name: 'Carla' }, others: 2 },
    ],
    unread: 2,
  });
});

it('is read, and unread again with the next follower of the hour', async () => {
  await follow('Ana');
  const { notifications } = await readBell(tonada, star);
  await call(star, 'POST', `user/notifications/${notifications[0]?.id}/open`);
  expect(await readBell(tonada, star)).toMatchObject({
    notifications: [{ isRead: true }],
    unread: 0,
  });
  await follow('Blas');
  expect(await readBell(tonada, star)).toMatchObject({
    notifications: [{ isRead: false }],
    unread: 1,
  });
  await call(star, 'POST', 'user/notifications/read');
  expect(await readBell(tonada, star)).toMatchObject({
    notifications: [{ isRead: true }],
    unread: 0,
  });
});

it('says nothing of people who left or are suspended', async () => {
  const ana = await follow('Ana');
  const blas = await follow('Blas');
  await leave(blas);
  expect((await readBell(tonada, star)).notifications).toMatchObject([
    { person: { id: ana.id, name: 'Ana' }, others: 0 },
  ]);
  const { db } = tonada;
  await db.update(userTable).set({ status: 'suspended' }).where(eq(userTable.id, ana.id));
  expect(await readBell(tonada, star)).toMatchObject({ notifications: [], unread: 0 });
});

// Proves notifications: The switches count at once
it.each(['push', 'social'])('says nothing while %s is switched off', async (name) => {
  await follow('Ana');
  await call(star, 'PUT', 'user/preferences', { notifications: { [name]: false } });
  expect(await readBell(tonada, star)).toMatchObject({ notifications: [], unread: 0 });
  await call(star, 'PUT', 'user/preferences', { notifications: { [name]: true } });
  expect((await readBell(tonada, star)).unread).toBe(1);
});

it('opens only entries of the own bell', async () => {
  const other = await tonada.signIn();
  await follow('Ana');
  const { notifications } = await readBell(tonada, star);
  const open = (who: SignedIn, id = '') =>
    tonada.app.inject({
      method: 'POST',
      url: `/api/user/notifications/${id}/open`,
      headers: who.headers,
    });
  expect((await open(other, notifications[0]?.id)).statusCode).toBe(404);
  expect((await open(star, 'followers_x')).statusCode).toBe(404);
  expect((await open(star, notifications[0]?.id)).statusCode).toBe(200);
});
