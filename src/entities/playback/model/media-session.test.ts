// @vitest-environment jsdom
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenerMiddleware } from '@/shared/redux';
import { playingState } from '../testing/playing-state';
import { sampleSpot } from '../testing/sample-spot';
import { joinMediaSession } from './media-session';
import {
  nextRequested,
  pauseRequested,
  playbackSlice,
  selectCurrentTrack,
  selectIsPlaying,
  soundStarted,
} from './playback-slice';
import { playbackPosition } from './position';

type Keys = Partial<Record<string, (details: { seekTime?: number; seekOffset?: number }) => void>>;

/** Stands for the system's media controls. */
const system = {
  metadata: null as MediaMetadataInit | null,
  playbackState: 'none',
  setActionHandler: (action: string, handler: Keys[string] | null) => {
    if (handler) keys[action] = handler;
    else delete keys[action];
  },
  setPositionState: vi.fn<() => void>(),
};
let keys: Keys = {};
let leave = () => {};

beforeEach(() => {
  keys = {};
  Object.defineProperty(navigator, 'mediaSession', { value: system, configurable: true });
  // Called with `new`, which an arrow function does not support.
  vi.stubGlobal('MediaMetadata', function describe(init: MediaMetadataInit) {
    return init;
  });
});

const pretendDevice = (userAgent: string, maxTouchPoints: number) => {
  for (const [name, value] of Object.entries({ userAgent, maxTouchPoints }))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

afterEach(() => {
  leave();
  for (const name of ['userAgent', 'maxTouchPoints']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(navigator, 'mediaSession');
  vi.unstubAllGlobals();
  playbackPosition.moveTo(0);
});

function join(playback = playingState()) {
  const store = configureStore({
    reducer: combineSlices(playbackSlice, { session: () => ({ status: 'listener' as const }) }),
    preloadedState: { playback },
    middleware: (getDefault) => getDefault().prepend(listenerMiddleware.middleware),
  });
  leave = joinMediaSession(store);
  const title = () => selectCurrentTrack(store.getState())?.title;
  const isPlaying = () => selectIsPlaying(store.getState());
  return { store, title, isPlaying };
}

it('shows the current track to the system', async () => {
  const { store } = join();
  expect(system.metadata).toMatchObject({ title: 'Luna de ámbar', artist: 'Vera Solana' });
  expect(system.playbackState).toBe('playing');
  store.dispatch(nextRequested());
  await vi.waitFor(() => expect(system.metadata?.title).toBe('El faro y la marea'));
  store.dispatch(pauseRequested());
  await vi.waitFor(() => expect(system.playbackState).toBe('paused'));
});

it('leaves the words of an advertisement alone while it sounds', async () => {
  const playback = playingState();
  const { turn } = playback;
  const { store } = join({ ...playback, spot: { ...sampleSpot, turn, left: 5 } });
  system.metadata = { title: sampleSpot.track.title, artist: 'Anuncio' };
  store.dispatch(soundStarted());
  store.dispatch(pauseRequested());
  await vi.waitFor(() => expect(system.playbackState).toBe('paused'));
  expect(system.metadata.artist).toBe('Anuncio');
});

// Proves player: Media keys and lock screen
it('obeys the keys of the system', () => {
  const { title, isPlaying } = join();
  keys['pause']?.({});
  expect(isPlaying()).toBe(false);
  keys['play']?.({});
  expect(isPlaying()).toBe(true);
  keys['nexttrack']?.({});
  expect(title()).toBe('El faro y la marea');
  keys['previoustrack']?.({});
  expect(title()).toBe('Luna de ámbar');
  keys['seekto']?.({ seekTime: 60 });
  expect(playbackPosition.getSnapshot()).toBe(60);
  keys['seekforward']?.({});
  keys['seekbackward']?.({ seekOffset: 25 });
  expect(playbackPosition.getSnapshot()).toBe(45);
});

// Proves player: Media keys and lock screen: iPhone and iPad
it.each([
  ['an iPhone', 'iPhone; CPU iPhone OS 18_0 like Mac OS X', 5, false],
  ['an iPad that calls itself a Mac', 'Macintosh; Intel Mac OS X 10_15_7', 5, false],
  ['a Mac', 'Macintosh; Intel Mac OS X 10_15_7', 0, true],
])('leaves jumps out on %s as is right', (_, platform, maxTouchPoints, jumps) => {
  pretendDevice(`Mozilla/5.0 (${platform})`, maxTouchPoints);
  join();
  expect('seekforward' in keys).toBe(jumps);
  expect('seekbackward' in keys).toBe(jumps);
  expect(Object.keys(keys)).toEqual(
    expect.arrayContaining(['previoustrack', 'nexttrack', 'seekto']),
  );
});

// Proves player: Media keys and lock screen: when the sound begins
it('shows and obeys again once the sound begins, which a browser may have forgotten', async () => {
  const { store, title } = join();
  keys = {};
  system.metadata = null;
  store.dispatch(soundStarted());
  await vi.waitFor(() => expect(system.metadata?.title).toBe('Luna de ámbar'));
  keys['nexttrack']?.({});
  expect(title()).toBe('El faro y la marea');
});

it('releases the system’s controls at the end', () => {
  join();
  leave();
  expect(keys).toEqual({});
  expect(system.metadata).toBeNull();
});
