import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { togetherLimits } from '#contract/limits.ts';
import {
  type Together,
  togetherInvitationSchema,
  togetherMessageSchema,
  togetherSchema,
} from '#contract/together.ts';
import { getTogetherPosition } from '#rules/together-position.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { deleteUser } from '../../people/user/index.ts';

let tonada: TestApp;
let address: string;
let ana: SignedIn;
let bea: SignedIn;

const songs = ['uno', 'dos', 'tres'].map((name) => ({ id: `trk_${name}`, title: name }));

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(tonada.db, songs);
  address = await tonada.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => tonada.close());
beforeEach(async () => {
  ana = await tonada.signIn({ displayName: 'Ana' });
  bea = await tonada.signIn({ displayName: 'Bea' });
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const send = (who: SignedIn, method: Method, path: string, payload?: object) =>
  tonada.app.inject({
    method,
    url: `/api/together${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  });

async function answerOf(sent: ReturnType<typeof send>): Promise<Together> {
  const answer = await sent;
  expect(answer.body).toContain('"people"');
  return togetherSchema.parse(answer.json());
}

const begin = (who = ana, changes: object = {}) =>
  answerOf(
    send(who, 'POST', '', {
      trackIds: songs.map(({ id }) => id),
      seconds: 40,
      isPlaying: true,
      ...changes,
    }),
  );
const join = (who: SignedIn, { token }: Pick<Together, 'token'>) =>
  send(who, 'POST', '/people', { token });
const beat = (who: SignedIn) => send(who, 'POST', '/beat');
const look = (who: SignedIn) => answerOf(beat(who));
const add = (who: SignedIn, ...trackIds: string[]) =>
  send(who, 'POST', '/queue', { kind: 'add', trackIds });
const command = (who: SignedIn, payload: object) => send(who, 'POST', '/commands', payload);

const heard = ({ entries, anchor }: Together) => {
  const now = tonada.clock().getTime();
  const { index, seconds, isPlaying } = getTogetherPosition(entries, anchor, now);
  return { title: entries[index]?.track.title, seconds, isPlaying };
};

const titles = ({ entries }: Together) => entries.map(({ track }) => track.title);

// Proves together: A link starts it
// Proves together: The same position
it('is joined by its link, and both reckon the same position', async () => {
  const mine = await begin();
  expect(mine).toMatchObject({ part: 'host', sound: 'everyone', adders: 'everyone' });
  tonada.clock.advance(150_000);
  const theirs = await answerOf(join(bea, mine));
  expect(theirs).toMatchObject({ id: mine.id, part: 'guest', token: null });
  expect(heard(theirs)).toEqual({ title: 'dos', seconds: 10, isPlaying: true });
  expect(heard(await look(ana))).toEqual(heard(theirs));
  expect(theirs.people.map(({ name, isHost }) => [name, isHost])).toEqual([
    ['Ana', true],
    ['Bea', false],
  ]);
  const again = await answerOf(join(bea, mine));
  expect(again.people).toHaveLength(2);
});

// Proves together: The host steers
it('pauses, seeks and skips for all, by the host alone', async () => {
  const { entries, ...mine } = await begin();
  await join(bea, mine);
  const [first, second] = entries;
  tonada.clock.advance(5_000);
  expect((await command(bea, { kind: 'pause' })).statusCode).toBe(403);
  await command(ana, { kind: 'pause' });
  tonada.clock.advance(60_000);
  expect(heard(await look(bea))).toEqual({ title: 'uno', seconds: 45, isPlaying: false });
  await command(ana, { kind: 'seek', key: first?.key, seconds: 100 });
  await command(ana, { kind: 'play' });
  tonada.clock.advance(1_000);
  expect(heard(await look(bea))).toEqual({ title: 'uno', seconds: 101, isPlaying: true });
  await command(ana, { kind: 'next', key: first?.key });
  // Pressed twice.
  await command(ana, { kind: 'next', key: first?.key });
  expect(heard(await look(bea))).toEqual({ title: 'dos', seconds: 0, isPlaying: true });
  await command(ana, { kind: 'previous', key: second?.key });
  expect(heard(await look(bea)).title).toBe('uno');
  expect((await command(ana, { kind: 'goTo', key: 99 })).statusCode).toBe(404);
});

// Proves together: One queue
it('keeps what two people add at once', async () => {
  const mine = await begin();
  await join(bea, mine);
  await Promise.all([add(ana, 'trk_uno'), add(bea, 'trk_dos'), add(bea, 'trk_tres')]);
  const { entries } = await look(bea);
  expect(titles({ ...mine, entries }).toSorted()).toEqual([
    'dos',
    'dos',
    'tres',
    'tres',
    'uno',
    'uno',
  ]);
  const own = entries.find(({ addedBy, track }) => addedBy === 'Bea' && track.title === 'dos');
  expect(own?.canRemove).toBe(true);
  const remove = (key: number | undefined) =>
    send(bea, 'POST', '/queue', { kind: 'remove', key: key ?? -1 });
  expect((await remove(own?.key)).statusCode).toBe(200);
  expect((await remove(own?.key)).statusCode).toBe(200);
  expect((await remove(entries[0]?.key)).statusCode).toBe(403);
  expect((await look(ana)).entries).toHaveLength(5);
});

// Proves together: One queue
it('moves and removes without moving what is heard', async () => {
  const { entries } = await begin();
  const [first, second, third] = entries.map(({ key }) => key);
  tonada.clock.advance(2_000);
  await send(ana, 'POST', '/queue', { kind: 'move', key: third, beforeKey: second });
  expect(titles(await look(ana))).toEqual(['uno', 'tres', 'dos']);
  expect(heard(await look(ana))).toEqual({ title: 'uno', seconds: 42, isPlaying: true });
  await send(ana, 'POST', '/queue', { kind: 'remove', key: first });
  expect(heard(await look(ana))).toEqual({ title: 'tres', seconds: 0, isPlaying: true });
  tonada.clock.advance(600_000);
  expect(heard(await look(ana))).toEqual({ title: 'dos', seconds: 180, isPlaying: false });
  await add(ana, 'trk_uno');
  expect(heard(await look(ana))).toEqual({ title: 'uno', seconds: 0, isPlaying: true });
});

// Proves together: Who adds
it('lets only the host add where they want that', async () => {
  const mine = await begin();
  await join(bea, mine);
  expect((await send(bea, 'PATCH', '', { adders: 'host' })).statusCode).toBe(403);
  await send(ana, 'PATCH', '', { adders: 'host', sound: 'host' });
  expect(await look(bea)).toMatchObject({ adders: 'host', sound: 'host' });
  expect((await add(bea, 'trk_uno')).statusCode).toBe(403);
  expect((await add(ana, 'trk_uno')).statusCode).toBe(200);
  expect((await add(ana, 'trk_none')).statusCode).toBe(404);
});

it('begins empty, drops songs that the catalogue lacks, and refuses a queue that is too long', async () => {
  const empty = await begin(ana, { trackIds: [], seconds: 12 });
  expect(empty.anchor).toMatchObject({ key: null, isPlaying: false });
  expect((await command(ana, { kind: 'play' })).statusCode).toBe(200);
  const most = Array.from({ length: togetherLimits.entries }, () => 'trk_uno');
  expect((await add(ana, ...most)).statusCode).toBe(200);
  expect((await add(ana, 'trk_uno')).statusCode).toBe(400);
  const lost = await begin(bea, { trackIds: ['trk_none', 'trk_dos'], seconds: 12 });
  expect(titles(lost)).toEqual(['dos']);
  expect(lost.anchor).toMatchObject({ seconds: 0 });
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
  const leaving = new AbortController();
  const response = await fetch(`${address}/api/together/stream`, {
    headers: bea.headers,
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => {
    const part = await reader?.read();
    if (!part || part.done) return 'ended';
    const [line = ''] = part.value.split('\n\n');
    return togetherMessageSchema.parse(JSON.parse(line.replace('data: ', ''))).kind;
  };
  const nextNews = async () => {
    for (;;) {
      const kind = await next();
      if (kind !== 'ping') return kind;
    }
  };
  expect(await nextNews()).toBe('changed');
  await command(ana, { kind: 'pause' });
  expect(await nextNews()).toBe('changed');
  await send(ana, 'DELETE', `/people/${bea.id}`);
  expect(await nextNews()).toBe('changed');
  expect(await nextNews()).toBe('ended');
  leaving.abort();
});
