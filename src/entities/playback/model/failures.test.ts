// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { playingState } from '../testing/playing-state';
import { queuedTrack } from '../testing/queued-tracks';
import { createFailures } from './failures';
import { playbackSlice, queueReplaced, selectCurrentTrack, shuffleToggled } from './playback-slice';
import type { FailureReason, PlaybackState } from './playback-state';
import type { PlaybackStore } from './playback-store';

const many = Array.from({ length: 32 }, (_, index) =>
  queuedTrack({ id: `trk_${index}`, title: `Canción ${index}` }),
);

function failing(changes: Partial<PlaybackState> = {}, tracks = many) {
  const store = configureStore({
    reducer: { playback: playbackSlice.reducer },
    preloadedState: { playback: playingState(changes, tracks) },
  });
  const failures = createFailures(store as unknown as PlaybackStore);
  const fail = (...reasons: FailureReason[]) => reasons.forEach(failures.add);
  const state = () => store.getState().playback;
  const currentId = () => selectCurrentTrack(store.getState())?.id;
  return { store, failures, fail, state, currentId };
}

it('names one track and goes on with the next, also when one is repeated', () => {
  const { fail, state, currentId } = failing({ repeatMode: 'one' });
  fail('refused');
  expect(state()).toMatchObject({ isPlaying: true, message: { kind: 'skipped' } });
  expect(state().message?.title).toBe('Canción 0');
  expect(currentId()).toBe('trk_1');
});

it.each(['refused', 'server', 'undecodable'] as const)(
  'stops at the first of three in a row and says why: %s',
  (reason) => {
    const { fail, state, currentId } = failing({ at: 4 });
    fail(reason, reason, reason);
    expect(currentId()).toBe('trk_4');
    expect(state()).toMatchObject({ isPlaying: false, message: { kind: reason } });
    expect(state().message?.title).toBe('Canción 4');
  },
);

it('goes back to the first of three in a shuffled queue', () => {
  const { store, fail, currentId } = failing({ at: 9 });
  store.dispatch(shuffleToggled());
  fail('server', 'server', 'server');
  expect(currentId()).toBe('trk_9');
});

it('goes back across the end of a repeated list', () => {
  const { fail, currentId } = failing({ at: 31, repeatMode: 'all' });
  fail('refused', 'refused', 'refused');
  expect(currentId()).toBe('trk_31');
});

it('starts the count again once a track has been heard', () => {
  const { failures, fail, state, currentId } = failing();
  fail('refused', 'refused');
  failures.forget();
  fail('refused', 'refused');
  expect(currentId()).toBe('trk_4');
  expect(state().isPlaying).toBe(true);
});

it('starts the count again in another list, and after it stopped', () => {
  const { store, fail, state, currentId } = failing();
  fail('refused', 'refused');
  store.dispatch(queueReplaced({ tracks: many, startAt: 20 }));
  fail('refused', 'refused');
  expect(currentId()).toBe('trk_22');
  fail('refused');
  expect(currentId()).toBe('trk_20');
  fail('refused');
  expect(currentId()).toBe('trk_21');
  expect(state().isPlaying).toBe(true);
});

// Proves player: No endless loop
it.each([
  ['a queue of two', many.slice(0, 2), 'refused', 2],
  ['the only track', many.slice(0, 1), 'skipped', 1],
] as const)('stops when %s has failed, whatever repeats', (_name, tracks, kind, times) => {
  const { fail, state, currentId } = failing({ repeatMode: 'all' }, [...tracks]);
  for (let time = 0; time < times; time += 1) fail('refused');
  expect(currentId()).toBe('trk_0');
  expect(state()).toMatchObject({ isPlaying: false, message: { kind } });
});

it.each(['unreachable', 'busy'] as const)('pauses at its position when %s', (reason) => {
  const { fail, state, currentId } = failing({ at: 3, turn: 5 });
  fail(reason);
  expect(currentId()).toBe('trk_3');
  expect(state()).toMatchObject({ isPlaying: false, turn: 5, message: { kind: reason } });
});
