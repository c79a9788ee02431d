import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { playerLimits } from '#contract/limits.ts';
import {
  type KeptQueue,
  keptQueueSchema,
  type Player,
  playerMessageSchema,
  playerSchema,
  type PlayerMessage,
} from '#contract/player.ts';
import { trackListSchema } from '#contract/track.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;
let address: string;
let ana: SignedIn;

const songs = ['uno', 'dos', 'tres'].map((name) => ({ id: `trk_${name}`, title: name }));

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(tonada.db, songs);
  address = await tonada.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => tonada.close());
beforeEach(async () => {
  ana = await tonada.signIn();
});

type Sent = { who?: SignedIn; payload?: object };

const send = (method: 'GET' | 'PUT' | 'PATCH' | 'POST', path: string, sent: Sent = {}) => {
  const { who = ana, payload } = sent;
  const url = `/api/user/player/${path}`;
  return tonada.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
};

async function beat(deviceId: string, more: object = {}, who = ana): Promise<Player> {
  const payload = { deviceId, kind: 'computer', ...more };
  return playerSchema.parse((await send('POST', 'beat', { who, payload })).json());
}

const entries = songs.map(({ id }, key) => ({ key, trackId: id }));
const queue = {
  deviceId: 'one',
  source: 'album:alb_1',
  isShuffled: false,
  repeatMode: 'none',
  entries,
  order: null,
};
const position = {
  deviceId: 'one',
  at: 1,
  trackId: 'trk_dos',
  seconds: 40,
  isPlaying: true,
  volume: 0.5,
};

const readQueue = async (): Promise<KeptQueue> =>
  keptQueueSchema.parse((await send('GET', 'queue')).json());

/** Opens the stream of a device; `next` waits for a message that is no ping. */
async function listen(deviceId: string, who = ana) {
  const leaving = new AbortController();
  const url = `${address}/api/user/player/stream?deviceId=${deviceId}`;
  const response = await fetch(url, { headers: who.headers, signal: leaving.signal });
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const said: PlayerMessage[] = [];
  let rest = '';
  const next = async (): Promise<PlayerMessage | 'ended'> => {
    for (;;) {
      const message = said.shift();
      if (message && message.kind !== 'ping') return message;
      if (message) continue;
      const part = await reader?.read();
      if (!part || part.done) return 'ended';
      const lines = (rest + part.value).split('\n\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        said.push(playerMessageSchema.parse(JSON.parse(line.replace('data: ', ''))));
      }
    }
  };
  expect(await next()).toEqual({ kind: 'changed' });
  return { next, leave: () => leaving.abort() };
}

// Proves devices: Seguir aquí
it('goes on with the queue on another device, at the second that is heard there', async () => {
  await beat('one');
  expect((await send('PUT', 'queue', { payload: queue })).json()).toEqual({ version: 1 });
  const start = { ...position, isStart: true };
  expect((await send('PUT', 'position', { payload: start })).json()).toEqual({ isHere: true });
  tonada.clock.advance(4_000);
  const { playing, queueVersion } = await beat('two');
  expect(queueVersion).toBe(1);
  expect(playing).toMatchObject({ deviceId: 'one', isPlaying: true, at: 1, seconds: 44 });
  expect(playing?.track).toMatchObject({ id: 'trk_dos', title: 'dos', duration: 180 });
  expect(await readQueue()).toMatchObject({ version: 1, entries, order: null });
  const tracks = await send('GET', 'tracks?ids=trk_uno,trk_tres,trk_nothing');
  expect(
    trackListSchema
      .parse(tracks.json())
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['trk_tres', 'trk_uno']);
});

// Proves devices: One sounds
it('stops on the device that played before, and keeps what that one says out', async () => {
  await beat('one');
  await beat('two');
  await send('PUT', 'position', { payload: { ...position, isStart: true } });
  const stream = await listen('one');
  const there = { ...position, deviceId: 'two', isStart: true };
  await send('PUT', 'position', { payload: there });
  // That the first one started may be news too.
  let said = await stream.next();
  if (isDeepStrictEqual(said, { kind: 'changed' })) said = await stream.next();
  expect(said).toEqual({ kind: 'released' });
  stream.leave();
  const late = { ...position, seconds: 90 };
  expect((await send('PUT', 'position', { payload: late })).json()).toEqual({ isHere: false });
  expect((await beat('one')).playing).toMatchObject({ deviceId: 'two', seconds: 40 });
});

// Proves devices: Gone
it('lets go of a device ten seconds after it vanished', async () => {
  await beat('one');
  await send('PUT', 'position', { payload: { ...position, isStart: true } });
  tonada.clock.advance(9_000);
  expect((await beat('two')).playing).toMatchObject({ isPlaying: true, seconds: 49 });
  tonada.clock.advance(2_000);
  const { devices, playing } = await beat('two');
  expect(playing).toMatchObject({ isPlaying: false, seconds: 50 });
  expect(devices.map(({ id, isOnline }) => [id, isOnline])).toEqual([
    ['two', true],
    ['one', false],
  ]);
});

// Proves devices: Steering
it('passes what one device asks of another, and nothing else', async () => {
  const eva = await tonada.signIn();
  await beat('one');
  await beat('one', {}, eva);
  const stream = await listen('one');
  const hers = await listen('one', eva);
  const ask = (kind: string, value?: number) =>
    send('POST', 'commands', { payload: { deviceId: 'one', kind, value } });
  expect((await ask('seek', 61.5)).statusCode).toBe(204);
  expect((await ask('next')).statusCode).toBe(204);
  expect(await stream.next()).toEqual({ kind: 'command', name: 'seek', value: 61.5 });
  expect(await stream.next()).toEqual({ kind: 'command', name: 'next', value: null });
  // Eva's device of the same name hears her own alone.
  const payload = { deviceId: 'one', kind: 'pause' };
  await send('POST', 'commands', { who: eva, payload });
  expect(await hers.next()).toMatchObject({ name: 'pause' });
  stream.leave();
  hers.leave();
});

it('says to the others that a device came or left', async () => {
  await beat('one');
  const stream = await listen('one');
  await beat('two', { kind: 'phone' });
  expect(await stream.next()).toEqual({ kind: 'changed' });
  expect((await beat('one')).devices).toMatchObject([{ id: 'one' }, { id: 'two', kind: 'phone' }]);
  await beat('two', { kind: 'phone', isLeaving: true });
  expect(await stream.next()).toEqual({ kind: 'changed' });
  expect((await beat('one')).devices.at(-1)).toMatchObject({ id: 'two', isOnline: false });
  stream.leave();
});

// Proves devices: Tabs
it('has one stream for a device: the last tab’s', async () => {
  await beat('one');
  const first = await listen('one');
  const second = await listen('one');
  expect(await first.next()).toEqual({ kind: 'replaced' });
  expect(await first.next()).toBe('ended');
  await send('POST', 'commands', { payload: { deviceId: 'one', kind: 'pause' } });
  expect(await second.next()).toMatchObject({ name: 'pause' });
  second.leave();
});

// Proves devices: Sign-out
it('forgets a device whose session ends, and tells it nothing more', async () => {
  const other = await tonada.openSession(ana.id);
  await beat('one', {}, other);
  await beat('two');
  const stream = await listen('one', other);
  await tonada.app.inject({ method: 'POST', url: '/api/auth/logout', headers: other.headers });
  expect((await beat('two')).devices.map(({ id }) => id)).toEqual(['two']);
  const payload = { deviceId: 'one', kind: 'pause' };
  expect((await send('POST', 'commands', { payload })).statusCode).toBe(404);
  await beat('three');
  expect(await stream.next()).toBe('ended');
});

// Proves devices: Changes alone
it('changes a queue by its version, once', async () => {
  await beat('one');
  await send('PUT', 'queue', { payload: queue });
  const change = {
    deviceId: 'one',
    version: 1,
    entries: [{ at: 1, remove: 1, insert: [{ key: 9, trackId: 'trk_uno', isAdded: true }] }],
  };
  const [first, second] = await Promise.all([
    send('PATCH', 'queue', { payload: change }),
    send('PATCH', 'queue', { payload: change }),
  ]);
  const statuses = [first.statusCode, second.statusCode];
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  const changed = await readQueue();
  expect(changed.version).toBe(2);
  expect(changed.entries.map(({ key }) => key)).toEqual([0, 9, 2]);
  expect(changed.entries[1]).toEqual({ key: 9, trackId: 'trk_uno', isAdded: true });
  const shuffle = { deviceId: 'one', version: 2, isShuffled: true };
  const order = [{ at: 0, remove: 3, insert: [2, 0, 9] }];
  await send('PATCH', 'queue', { payload: { ...shuffle, order } });
  expect(await readQueue()).toMatchObject({ version: 3, isShuffled: true, order: [2, 0, 9] });
  await send('PATCH', 'queue', { payload: { deviceId: 'one', version: 3, order: null } });
  expect((await readQueue()).order).toBeNull();
});

it('refuses a queue that does not fit together', async () => {
  await beat('one');
  await send('PUT', 'queue', { payload: queue });
  const change = { deviceId: 'one', version: 1 };
  const broken = [
    { ...change, entries: [{ at: 0, remove: 0, insert: entries }] },
    { ...change, order: [{ at: 0, remove: 1, insert: [7] }] },
    { ...change, order: [{ at: 0, remove: 3, insert: [0, 0, 1] }] },
  ];
  for (const payload of broken) {
    expect((await send('PATCH', 'queue', { payload })).statusCode).toBe(400);
  }
  const orderless = { ...queue, order: [0, 1] };
  expect((await send('PUT', 'queue', { payload: orderless })).statusCode).toBe(400);
  expect(await readQueue()).toMatchObject({ version: 1, entries });
});

// Proves devices: Ten thousand
it('takes the largest queue, and no larger one', async () => {
  await beat('one');
  const most = Array.from({ length: playerLimits.entries }, (_, key) => ({
    key,
    trackId: `trk_${String(key).padStart(60, '0')}`,
  }));
  const order = most.map(({ key }) => key).toReversed();
  const payload = { ...queue, entries: most, order };
  expect((await send('PUT', 'queue', { payload })).statusCode).toBe(200);
  const stored = await readQueue();
  expect(stored.entries).toEqual(most);
  expect(stored.order).toEqual(order);
  const insert = [{ key: most.length, trackId: 'trk_uno' }];
  const more = { deviceId: 'one', version: 1, entries: [{ at: 0, remove: 0, insert }] };
  const change = { ...more, order: [{ at: 0, remove: 0, insert: [most.length] }] };
  expect((await send('PATCH', 'queue', { payload: change })).statusCode).toBe(400);
});

it('knows devices of the account alone', async () => {
  const eva = await tonada.signIn();
  await beat('hers', {}, eva);
  await beat('one');
  const hers = { ...queue, deviceId: 'hers' };
  const answers = await Promise.all([
    send('PUT', 'queue', { payload: hers }),
    send('PATCH', 'queue', { payload: { deviceId: 'hers', version: 0 } }),
    send('PUT', 'position', { payload: { ...position, deviceId: 'hers' } }),
    send('POST', 'commands', { payload: { deviceId: 'hers', kind: 'play' } }),
    send('GET', 'stream?deviceId=hers'),
    send('GET', 'queue'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
});

it('keeps the devices that were seen last', async () => {
  for (let number = 0; number < playerLimits.devices + 2; number += 1) {
    tonada.clock.advance(1_000);
    await beat(`device-${number}`);
  }
  const { devices } = await beat('device-5');
  expect(devices).toHaveLength(playerLimits.devices);
  expect(devices.some(({ id }) => id === 'device-0')).toBe(false);
});
