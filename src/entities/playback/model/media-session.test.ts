// @vitest-environment jsdom
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenerMiddleware } from '@/shared/redux';
import { playingState } from '../testing/playing-state';
import { joinMediaSession } from './media-session';
import {
  nextRequested,
  pauseRequested,
  playbackSlice,
  selectCurrentTrack,
  selectIsPlaying,
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

afterEach(() => {
  leave();
  Reflect.deleteProperty(navigator, 'mediaSession');
  vi.unstubAllGlobals();
  playbackPosition.moveTo(0);
});

function join() {
  const store = configureStore({
    reducer: combineSlices(playbackSlice, { session: () => ({ status: 'listener' as const }) }),
    preloadedState: { playback: playingState() },
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

it('releases the system’s controls at the end', () => {
  join();
  leave();
  expect(keys).toEqual({});
  expect(system.metadata).toBeNull();
});
