// @vitest-environment jsdom
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  clearQueue,
  moveQueueItem,
  nextRequested,
  pauseRequested,
  playbackPosition,
  playbackSlice,
  playRequested,
  type QueueItem,
  queueTracks,
  repeatCycled,
  shuffleToggled,
  soundStopped,
} from '@/entities/playback';
import { playingState, queuedTrack, queuedTracks } from '@/entities/playback/index.testing';
import { api, storeToken } from '@/shared/api';
import type { Together } from '@/shared/contract/together.ts';
import { listenerMiddleware } from '@/shared/redux';
import { entry, sessionOf } from '../testing/show-session';
import { followTogether } from './follow-together';
import { togetherView } from './together-view';

type Call = { name: string; body: unknown };

const calls: Call[] = [];
const told: string[] = [];
/** Of the server; the page's clock is another one. */
const now = Date.parse('2026-11-20T20:00:00Z');
let session: Together;
let isOver = false;
let follower: ReturnType<typeof followTogether>;

const songs = ['uno', 'dos', 'tres'].map((id) => queuedTrack({ id, title: id, duration: 200 }));
const entries = songs.map(({ id, title, duration }, key) =>
  entry(key, title, { track: { id, title, artistName: '', duration } }),
);

async function answer(input: Request | string): Promise<Response> {
  const request = input instanceof Request ? input : new Request(new URL(input, location.origin));
  const path = new URL(request.url).pathname.replace('/api/', '');
  if (path.startsWith('together/') && isOver)
    return Response.json({ code: 'not-found', error: 'No' }, { status: 404 });
  if (path === 'together/stream') return new Response(new ReadableStream());
  if (path === 'together/time') return Response.json({ now });
  if (path === 'user/player/tracks') return Response.json([...songs, ...queuedTracks]);
  const text = await request.text();
  calls.push({ name: `${request.method} ${path}`, body: text && JSON.parse(text) });
  return Response.json(session);
}

function begin(changes: Partial<Together>) {
  const anchor = { key: 0, seconds: 30, moment: now, isPlaying: true };
  session = sessionOf({ entries, anchor, ...changes });
  const store = configureStore({
    reducer: combineSlices(api, playbackSlice, {
      session: (state = { status: 'listener' as const }) => state,
    }),
    preloadedState: { playback: playingState() },
    middleware: (getDefault) =>
      getDefault().prepend(listenerMiddleware.middleware).concat(api.middleware),
  });
  follower = followTogether(store, {
    onOver: () => told.push('over'),
    onApart: () => told.push('apart'),
    onRefused: () => told.push('refused'),
  });
  return store;
}

type Started = ReturnType<typeof begin>;

const title = (store: Started) => {
  const { queue, order, at } = store.getState().playback;
  return queue[order[at] ?? -1]?.track.title;
};
const isPlaying = (store: Started) => store.getState().playback.isPlaying;
const change = (changes: Partial<Together>) => {
  session = { ...session, ...changes };
  return follower.take(session);
};

beforeEach(() => {
  calls.length = 0;
  told.length = 0;
  localStorage.clear();
  storeToken('token');
  playbackPosition.moveTo(7);
  vi.stubGlobal('fetch', answer);
});
afterEach(async () => {
  isOver = false;
  await follower.stop();
  vi.unstubAllGlobals();
});

// Proves together: The same position
// Proves together: Leaving
it('plays what the session plays, and gives the own queue back', async () => {
  const store = begin({ part: 'guest' });
  const before = title(store);
  await follower.take(session);
  expect(title(store)).toBe('uno');
  expect(playbackPosition.getSnapshot()).toBeCloseTo(30, 0);
  await change({ anchor: { key: 2, seconds: 5, moment: now, isPlaying: false } });
  expect(title(store)).toBe('tres');
  expect(isPlaying(store)).toBe(false);
  await follower.stop();
  expect(title(store)).toBe(before);
  expect(isPlaying(store)).toBe(false);
  expect(playbackPosition.getSnapshot()).toBe(7);
});

// Proves together: The host steers
it('keeps a guest’s pause to the guest, and catches up', async () => {
  const store = begin({ part: 'guest' });
  await follower.take(session);
  store.dispatch(pauseRequested());
  expect(told).toEqual(['apart']);
  await change({ anchor: { key: 1, seconds: 9, moment: now, isPlaying: true } });
  expect(title(store)).toBe('uno');
  await follower.returnToIt();
  expect(title(store)).toBe('dos');
  expect(isPlaying(store)).toBe(true);
  expect(calls.filter(({ name }) => name.endsWith('commands'))).toEqual([]);
});

// Proves together: The host steers
it('makes what the host presses everybody’s, and takes a guest back', async () => {
  const store = begin({});
  await follower.take(session);
  store.dispatch(pauseRequested());
  store.dispatch(playRequested());
  store.dispatch(nextRequested());
  const sent = () => calls.filter(({ name }) => name.endsWith('commands')).map(({ body }) => body);
  await expect.poll(sent).toEqual([{ kind: 'pause' }, { kind: 'play' }, { kind: 'goTo', key: 1 }]);
  await change({ part: 'guest' });
  store.dispatch(nextRequested());
  await expect.poll(() => title(store)).toBe('uno');
  expect(sent()).toHaveLength(3);
});

// Proves together: One queue
it('adds to everybody’s queue what the person queues', async () => {
  const store = begin({ part: 'guest' });
  await follower.take(session);
  store.dispatch(queueTracks({ tracks: queuedTracks.slice(0, 1) }));
  const added = { kind: 'add', trackIds: [queuedTracks[0]?.id] };
  await expect.poll(() => calls).toContainEqual({ name: 'POST together/queue', body: added });
  await expect.poll(() => store.getState().playback.queue).toHaveLength(entries.length);
});

// Proves together: One queue
it('moves and removes for everybody what the person does in the queue', async () => {
  const store = begin({});
  await follower.take(session);
  const keys = () => store.getState().playback.queue.map(({ key }: Pick<QueueItem, 'key'>) => key);
  const [, second = '', third = ''] = keys();
  store.dispatch(moveQueueItem({ key: third, beforeKey: second, isAdded: false }));
  const moved = { kind: 'move', key: 2, beforeKey: 1 };
  await expect.poll(() => calls).toContainEqual({ name: 'POST together/queue', body: moved });
  await expect.poll(() => keys()[1]).toBe(second);
  store.dispatch(clearQueue());
  const removed = { kind: 'remove', keys: [1, 2] };
  await expect.poll(() => calls).toContainEqual({ name: 'POST together/queue', body: removed });
});

// Proves together: One queue
it('plays in the order of everybody’s queue, whatever the switches of the player', async () => {
  const store = begin({ part: 'guest' });
  await follower.take(session);
  store.dispatch(shuffleToggled());
  await expect.poll(() => store.getState().playback.isShuffled).toBe(false);
  store.dispatch(repeatCycled());
  await expect.poll(() => store.getState().playback.repeatMode).toBe('none');
  expect(store.getState().playback.order).toEqual([0, 1, 2]);
});

// Proves together: The host steers
it('stops nobody else where the sound of the host stops by itself', async () => {
  const store = begin({});
  await follower.take(session);
  store.dispatch(soundStopped());
  await expect.poll(() => told).toEqual(['apart']);
  store.dispatch(playRequested());
  await expect.poll(() => togetherView.get().isApart).toBe(false);
  expect(calls.filter(({ name }) => name.endsWith('commands'))).toEqual([]);
});

// Proves together: Who sounds
it('leaves a guest’s player alone where only the host’s device sounds', async () => {
  const store = begin({ part: 'guest', sound: 'host' });
  const before = title(store);
  await follower.take(session);
  expect(title(store)).toBe(before);
  await change({ sound: 'everyone' });
  expect(title(store)).toBe('uno');
  await change({ sound: 'host' });
  expect(title(store)).toBe(before);
  expect(togetherView.get().session?.sound).toBe('host');
});

// Proves together: The host is gone
it('learns that the session is over where its stream is', async () => {
  isOver = true;
  begin({ part: 'guest' });
  await expect.poll(() => told).toEqual(['over']);
});
