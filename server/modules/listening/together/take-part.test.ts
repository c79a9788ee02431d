import { afterAll, beforeEach, expect, it } from 'vitest';
import { togetherLimits } from '#contract/limits.ts';
import { togetherInvitationSchema } from '#contract/together.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { startTogetherApp } from '../../../testing/start-together-app.ts';
import { deleteUser } from '../../people/user/index.ts';

const started = await startTogetherApp();
const { tonada, send, answerOf, beat, follow, join, look, add, command } = started;
const begin = (who = ana, changes: object = {}) => started.begin(who, changes);
let ana: SignedIn;
let bea: SignedIn;

afterAll(() => tonada.close());
beforeEach(async () => {
  ana = await tonada.signIn({ displayName: 'Ana' });
  bea = await tonada.signIn({ displayName: 'Bea' });
});

// Proves together: Full
it('tells the 33rd person that it is full, also when they come at once', async () => {
  const mine = await begin();
  const guests = await Promise.all(
    Array.from({ length: togetherLimits.people }, () => tonada.signIn()),
  );
  const answers = await Promise.all(guests.map((guest) => join(guest, mine)));
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.json()).toMatchObject({
    error: 'En esta sesión ya hay 32 personas, el máximo.',
  });
  expect((await look(ana)).people).toHaveLength(togetherLimits.people);
  const opened = await send(bea, 'POST', '/invitation', { token: mine.token });
  expect(togetherInvitationSchema.parse(opened.json())).toEqual({
    host: 'Ana',
    people: togetherLimits.people,
    state: 'full',
  });
});

// Proves together: Full
it('gives the places of people who have been gone for two minutes to others', async () => {
  const mine = await begin();
  const guests = await Promise.all(
    Array.from({ length: togetherLimits.people - 1 }, () => tonada.signIn()),
  );
  for (const guest of guests) await join(guest, mine);
  expect((await join(bea, mine)).statusCode).toBe(409);
  tonada.clock.advance((togetherLimits.hostGone + 1) * 1000);
  const [first] = guests;
  await look(ana);
  if (first) await look(first);
  expect((await join(bea, mine)).statusCode).toBe(200);
  const { people } = await look(ana);
  expect(people.map(({ id }) => id)).toEqual([ana.id, first?.id, bea.id]);
});

// Proves together: Removed and blocked
it('does not let back whom the host removed, nor into another session whom they blocked', async () => {
  const mine = await begin();
  const carla = await tonada.signIn({ displayName: 'Carla' });
  await join(bea, mine);
  await join(carla, mine);
  expect((await send(bea, 'DELETE', `/people/${carla.id}`)).statusCode).toBe(403);
  expect((await send(ana, 'DELETE', `/people/${ana.id}`)).statusCode).toBe(400);
  expect((await send(ana, 'DELETE', `/people/${bea.id}`)).statusCode).toBe(200);
  expect((await send(ana, 'DELETE', `/people/${bea.id}`)).statusCode).toBe(404);
  expect((await beat(bea)).statusCode).toBe(404);
  expect((await join(bea, mine)).statusCode).toBe(409);
  expect((await send(ana, 'POST', '/blocked', { userId: carla.id })).statusCode).toBe(204);
  expect((await send(ana, 'POST', '/blocked', { userId: 'nobody' })).statusCode).toBe(404);

  const next = await begin();
  expect((await join(bea, next)).statusCode).toBe(200);
  expect((await join(carla, next)).statusCode).toBe(409);
  expect((await send(ana, 'GET', '/blocked')).json()).toEqual([{ id: carla.id, name: 'Carla' }]);
  await send(ana, 'DELETE', `/blocked/${carla.id}`);
  expect((await join(carla, next)).statusCode).toBe(200);
});

// Proves together: Leaving
it('lets people leave and return, and be in one session alone', async () => {
  const mine = await begin();
  await join(bea, mine);
  expect((await send(bea, 'POST', '/leave')).statusCode).toBe(204);
  expect((await send(bea, 'POST', '/leave')).statusCode).toBe(204);
  expect((await beat(bea)).statusCode).toBe(404);
  expect((await look(ana)).people).toHaveLength(1);
  await join(bea, mine);
  const other = await begin(await tonada.signIn());
  expect((await answerOf(join(bea, other))).id).toBe(other.id);
  expect((await look(ana)).people).toHaveLength(1);
});

// Proves together: The host is gone
it('goes on with the next person once its host has left, or is gone for two minutes', async () => {
  const mine = await begin();
  await join(bea, mine);
  await send(ana, 'POST', '/leave');
  const hers = await look(bea);
  expect(hers).toMatchObject({ id: mine.id, part: 'host', token: mine.token });
  await join(ana, mine);
  for (let passed = 0; passed <= togetherLimits.hostGone; passed += 30) {
    expect((await look(ana)).part).toBe('guest');
    tonada.clock.advance(30_000);
  }
  const after = await look(ana);
  expect(after.part).toBe('host');
  expect(after.people.map(({ name, isHere }) => [name, isHere])).toEqual([
    ['Ana', true],
    ['Bea', false],
  ]);
  expect((await look(bea)).part).toBe('guest');
});

// Proves together: The host is gone
it('ends without its host where only their device sounds, and by their word', async () => {
  const mine = await begin();
  await join(bea, mine);
  await send(ana, 'PATCH', '', { sound: 'host' });
  await send(ana, 'POST', '/leave');
  expect((await beat(bea)).statusCode).toBe(404);
  const next = await begin();
  await join(bea, next);
  expect((await send(bea, 'DELETE', '')).statusCode).toBe(403);
  expect((await send(ana, 'DELETE', '')).statusCode).toBe(204);
  expect((await beat(bea)).statusCode).toBe(404);
  expect((await join(bea, next)).statusCode).toBe(404);
});

// Proves together: A day at most
it('ends after a day, and its rows are removed', async () => {
  const mine = await begin();
  await join(bea, mine);
  tonada.clock.advance(50 * 60_000);
  expect((await beat(bea)).statusCode).toBe(200);
  tonada.clock.advance(togetherLimits.hours * 3_600_000);
  const again = await tonada.openSession(bea.id);
  expect((await beat(again)).statusCode).toBe(404);
  expect((await add(again, 'trk_uno')).statusCode).toBe(404);
  expect((await join(again, mine)).statusCode).toBe(404);
});

// Proves together: A deleted account
it('ends with its host’s account, and loses a guest with theirs', async () => {
  const mine = await begin();
  await join(bea, mine);
  await add(bea, 'trk_uno');
  await deleteUser(tonada.db, bea.id);
  const { people, entries } = await look(ana);
  expect(people).toHaveLength(1);
  expect(entries.at(-1)).toMatchObject({ addedBy: null, track: { title: 'uno' } });
  const carla = await tonada.signIn();
  await join(carla, mine);
  await deleteUser(tonada.db, ana.id);
  expect((await beat(carla)).statusCode).toBe(404);
});

it('shows a visitor whose session it is, and nothing of a wrong link', async () => {
  const mine = await begin();
  const open = (token: unknown) =>
    tonada.app.inject({ method: 'POST', url: '/api/together/invitation', payload: { token } });
  expect((await open(mine.token)).json()).toEqual({ host: 'Ana', people: 1, state: 'open' });
  expect((await open('wrong')).statusCode).toBe(404);
  expect((await open('')).statusCode).toBe(400);
  expect((await open('x'.repeat(65))).statusCode).toBe(400);
});

it('tells everybody in the session of a change, and a removed person that it is over', async () => {
  const mine = await begin();
  await join(bea, mine);
  const nextNews = await follow(bea);
  expect(await nextNews()).toBe('changed');
  await command(ana, { kind: 'pause' });
  expect(await nextNews()).toBe('changed');
  await send(ana, 'DELETE', `/people/${bea.id}`);
  expect(await nextNews()).toBe('changed');
  expect(await nextNews()).toBe('ended');
});
