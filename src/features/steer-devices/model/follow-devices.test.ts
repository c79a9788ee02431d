// @vitest-environment jsdom
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  pauseRequested,
  playbackPosition,
  playbackSlice,
  playRequested,
  seekTo,
} from '@/entities/playback';
import { playingState, queuedTracks } from '@/entities/playback/index.testing';
import { api, storeToken } from '@/shared/api';
import type { Player, PlayerMessage } from '@/shared/contract/player.ts';
import { listenerMiddleware } from '@/shared/redux';
import { own, phone, playingOn } from '../testing/show-player';
import { followDevices } from './follow-devices';
import { playerView } from './player-view';
import { steering } from './steering';

type Call = { name: string; body: Record<string, unknown> };

const calls: Call[] = [];
let player: Player;
let isHere = true;
const nobody = () => {};
let say: (message: PlayerMessage) => void;
let leave: () => void = () => {};
/** Answers to beats wait for it. */
let beatsAnswered: Promise<void>;

const kept = {
  version: 3,
  source: 'album:alb_orilla',
  isShuffled: false,
  repeatMode: 'none',
  entries: queuedTracks.map(({ id }, key) => ({ key, trackId: id })),
  order: null,
};

/** What the server would say; the stream stays open until it is left. */
async function answer(input: Request | string): Promise<Response> {
  const request = input instanceof Request ? input : new Request(new URL(input, location.origin));
  const { pathname } = new URL(request.url);
  const path = pathname.replace('/api/user/player/', '');
  if (path === 'stream') {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        say = (message) => stream.enqueue(encoder.encode(`data: ${JSON.stringify(message)}\n\n`));
      },
    });
    return new Response(body);
  }
  const name = `${request.method} ${path}`;
  const body = request.method === 'GET' ? {} : ((await request.json()) as Call['body']);
  calls.push({ name, body });
  if (path === 'beat') {
    const answered = Response.json(player);
    await beatsAnswered;
    return answered;
  }
  if (path === 'position') {
    if (body['isStart'] && isHere) player = { ...player, playing: playingOn('own') };
    return Response.json({ isHere });
  }
  if (path === 'tracks') return Response.json(queuedTracks);
  if (name === 'GET queue') return Response.json(kept);
  return path === 'queue' ? Response.json({ version: 1 }) : new Response(null, { status: 204 });
}

function begin(isPlaying: boolean) {
  const store = configureStore({
    reducer: combineSlices(api, playbackSlice, {
      session: (state = { status: 'listener' as const }) => state,
    }),
    preloadedState: { playback: playingState({ isPlaying }) },
    middleware: (getDefault) =>
      getDefault().prepend(listenerMiddleware.middleware).concat(api.middleware),
  });
  leave = followDevices(store);
  return store;
}

const last = (name: string) => calls.findLast((call) => call.name === name)?.body;
async function until(name: string, body: object) {
  await expect.poll(() => last(name), { timeout: 5_000 }).toMatchObject(body);
}

beforeEach(() => {
  calls.length = 0;
  isHere = true;
  say = nobody;
  beatsAnswered = Promise.resolve();
  localStorage.clear();
  localStorage.setItem('player-device', 'own');
  storeToken('token');
  playbackPosition.moveTo(12);
  player = { devices: [own], playing: null, queueVersion: null };
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells where the music is with a start, a jump and a pause', async () => {
  const { dispatch } = begin(true);
  await until('PUT position', { at: 0, trackId: 'trk_luna', isStart: true, isPlaying: true });
  expect(last('PUT queue')).toMatchObject({ deviceId: 'own', order: null });
  dispatch(seekTo(50));
  await until('PUT position', { seconds: 50 });
  dispatch(pauseRequested());
  await until('PUT position', { isPlaying: false });
});

const countTold = () => calls.filter(({ name }) => name === 'PUT position').length;

// Proves devices: Changes alone
it('tells its position every thirty seconds while it is alone, and at once to who comes', async () => {
  vi.useFakeTimers();
  begin(true);
  await vi.advanceTimersByTimeAsync(5_000);
  const before = countTold();
  expect(before).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(countTold()).toBe(before + 2);
  await vi.advanceTimersByTimeAsync(11_000);
  const asked = countTold();
  player = { ...player, devices: [own, phone] };
  say({ kind: 'changed' });
  await vi.advanceTimersByTimeAsync(500);
  expect(countTold()).toBe(asked + 1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(countTold()).toBe(asked + 4);
});

it('tells nothing of a queue that only lies here', async () => {
  player = { devices: [own, phone], playing: playingOn('phone'), queueVersion: 3 };
  const { dispatch } = begin(false);
  await expect.poll(() => playerView.get().player).toEqual(player);
  dispatch(seekTo(50));
  expect(calls.map(({ name }) => name)).toEqual(['POST beat']);
});

it('obeys another device, and pauses once that plays', async () => {
  player = { devices: [own, phone], playing: playingOn('own'), queueVersion: 3 };
  const store = begin(false);
  store.dispatch(playRequested());
  await until('PUT position', { isStart: true });
  await expect.poll(() => say).not.toBe(nobody);
  say({ kind: 'command', name: 'seek', value: 30 });
  await expect.poll(() => playbackPosition.getSnapshot()).toBe(30);
  say({ kind: 'command', name: 'volume', value: 0.25 });
  await expect.poll(() => store.getState().playback.volume).toBe(0.25);
  say({ kind: 'command', name: 'next', value: null });
  await expect.poll(() => store.getState().playback.at).toBe(1);
  say({ kind: 'released' });
  await expect.poll(() => store.getState().playback.isPlaying).toBe(false);
});

it('plays on at an answer from before the server knew of the start', async () => {
  player = { devices: [own, phone], playing: playingOn('phone'), queueVersion: 3 };
  const store = begin(false);
  await expect.poll(() => playerView.get().player).toEqual(player);
  const { promise, resolve } = Promise.withResolvers<void>();
  beatsAnswered = promise;
  player = { ...player, queueVersion: 4 };
  store.dispatch(playRequested());
  await expect.poll(() => say).not.toBe(nobody);
  say({ kind: 'changed' });
  await expect.poll(() => calls.filter(({ name }) => name === 'POST beat').length).toBe(2);
  await until('PUT position', { isStart: true });
  store.dispatch(seekTo(50));
  await until('PUT position', { seconds: 50 });
  expect(last('PUT position')).not.toHaveProperty('isStart');
  resolve();
  await expect.poll(() => playerView.get().player?.queueVersion).toBe(4);
  expect(store.getState().playback.isPlaying).toBe(true);
});

it('looks again once it has taken the music from another device', async () => {
  player = { devices: [own, phone], playing: playingOn('phone'), queueVersion: 3 };
  const store = begin(false);
  await expect.poll(() => playerView.get().player).toEqual(player);
  store.dispatch(playRequested());
  await expect.poll(() => playerView.get().player?.playing?.deviceId).toBe('own');
});

it('pauses where the server says that the music is elsewhere', async () => {
  const store = begin(true);
  await until('PUT position', { isStart: true });
  isHere = false;
  store.dispatch(seekTo(50));
  await expect.poll(() => store.getState().playback.isPlaying).toBe(false);
});

it('goes on here with what another device plays, without sending it back', async () => {
  player = {
    devices: [own, phone],
    playing: {
      ...playingOn('phone'),
      at: 2,
      track: { ...playingOn('phone').track, id: 'trk_barrio' },
    },
    queueVersion: 3,
  };
  const store = begin(false);
  expect(await steering.takeHere()).toBe(true);
  const { queue, order, at, isPlaying, source } = store.getState().playback;
  expect(queue[order[at] ?? -1]?.track.id).toBe('trk_barrio');
  expect({ isPlaying, source, count: queue.length }).toEqual({
    isPlaying: true,
    source: 'album:alb_orilla',
    count: 4,
  });
  expect(playbackPosition.getSnapshot()).toBeGreaterThanOrEqual(73);
  expect(playbackPosition.getSnapshot()).toBeLessThan(76);
  await until('PUT position', { at: 2, trackId: 'trk_barrio', isStart: true });
  expect(last('PUT queue')).toBeUndefined();
  expect(last('PATCH queue')).toBeUndefined();
});
