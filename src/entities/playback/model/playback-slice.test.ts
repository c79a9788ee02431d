// @vitest-environment jsdom
import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { sessionExpired } from '@/shared/api';
import { sessionEnded } from '@/entities/session/@x/playback';
import { playingState } from '../testing/playing-state';
import { addressOutlasts } from './audio-addresses';
import { queuedTracks } from '../testing/queued-tracks';
import { type PlaybackState, emptyPlayback } from './playback-state';
import {
  muteToggled,
  nextRequested,
  playbackSlice,
  playRequested,
  previousRequested,
  queueReplaced,
  repeatCycled,
  selectCurrentTrack,
  selectUpcomingTrack,
  shuffleToggled,
  trackEnded,
  volumeMoved,
  volumeSettled,
} from './playback-slice';

const after = (state: PlaybackState, ...actions: UnknownAction[]) =>
  actions.reduce(playbackSlice.reducer, state);
const currentId = (playback: PlaybackState) => selectCurrentTrack({ playback })?.id;
const [luna, faro, barrio, sal] = queuedTracks.map(({ id }) => id);

describe('after the end of the list', () => {
  const ended = after(
    emptyPlayback(1),
    queueReplaced({ tracks: queuedTracks, startAt: queuedTracks.length - 1 }),
    trackEnded(),
  );

  it('play begins with the first track', () => {
    expect(ended.isPlaying).toBe(false);
    const again = after(ended, playRequested());
    expect(again).toMatchObject({ isPlaying: true, at: 0, turn: ended.turn + 1 });
    expect(currentId(again)).toBe(luna);
  });

  it('play goes on with what was added since', () => {
    const [track] = queuedTracks;
    if (!track) throw new Error('There is no track.');
    const queue = [...ended.queue, { key: 'added', track, isAdded: true }];
    const order = [...ended.order, ended.queue.length];
    const more = after({ ...ended, queue, order }, playRequested());
    expect(more.at).toBe(order.length - 1);
  });
});

describe('starting', () => {
  // Proves player: The list becomes the queue
  it('makes the list the queue and plays the chosen track', () => {
    const request = { tracks: queuedTracks, startAt: 2, source: 'playlist:pls_1' };
    const state = after(emptyPlayback(1), queueReplaced(request));
    expect(state).toMatchObject({ isPlaying: true, source: 'playlist:pls_1', at: 2 });
    expect(currentId(state)).toBe(barrio);
  });

  const shuffledStart = (seed: number, startAt?: number) =>
    currentId(
      after(
        { ...emptyPlayback(seed), isShuffled: true },
        queueReplaced({ tracks: queuedTracks, ...(startAt !== undefined && { startAt }) }),
      ),
    );
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);

  // Proves player: Any track with shuffle
  it('begins a whole list with any of its tracks while shuffle is on', () => {
    const firsts = seeds.map((seed) => shuffledStart(seed));
    expect(new Set(firsts)).toEqual(new Set([luna, faro, barrio, sal]));
    expect(shuffledStart(7)).toBe(shuffledStart(7));
  });

  it('begins with the row that was pressed, shuffled or not', () => {
    expect(new Set(seeds.map((seed) => shuffledStart(seed, 2)))).toEqual(new Set([barrio]));
  });

  it('begins a whole list with its first track without shuffle', () => {
    const state = after(emptyPlayback(5), queueReplaced({ tracks: queuedTracks }));
    expect(currentId(state)).toBe(luna);
  });

  it('changes nothing for an empty list', () => {
    const state = playingState();
    expect(after(state, queueReplaced({ tracks: [] }))).toEqual(state);
  });

  it('has nothing to play while the queue is empty', () => {
    expect(after(emptyPlayback(1), playRequested()).isPlaying).toBe(false);
  });
});

describe('moving', () => {
  const last = playingState({ at: 3 });
  // Proves player: Next, previous, the end, mute: each step
  it.each([
    ['next plays the item after', playingState(), nextRequested(), faro, true],
    ['next does nothing at the end', last, nextRequested(), sal, true],
    ['previous plays the item before', playingState({ at: 1 }), previousRequested(), luna, true],
    ['previous does nothing at the start', playingState(), previousRequested(), luna, true],
    ['the end of a track triggers next', playingState(), trackEnded(), faro, true],
    ['the end of the last track ends the music', last, trackEnded(), sal, false],
    ['repeat all goes round', { ...last, repeatMode: 'all' as const }, trackEnded(), luna, true],
    ['repeat one repeats', playingState({ repeatMode: 'one' }), trackEnded(), luna, true],
    ['next leaves repeat one', playingState({ repeatMode: 'one' }), nextRequested(), faro, true],
  ])('%s', (_name, state, action, expectedId, isPlaying) => {
    const next = after(state, action);
    expect(currentId(next)).toBe(expectedId);
    expect(next.isPlaying).toBe(isPlaying);
  });

  it.each([
    [false, 'none'],
    [true, 'none'],
    [true, 'all'],
    [false, 'one'],
  ] as const)('knows what comes next (shuffle %s, repeat %s)', (isShuffled, repeatMode) => {
    const begin = { ...emptyPlayback(11), isShuffled, repeatMode };
    let state = after(begin, queueReplaced({ tracks: queuedTracks }));
    const announced: unknown[] = [];
    const heard: unknown[] = [];
    while (state.isPlaying && heard.length < 12) {
      announced.push(selectUpcomingTrack({ playback: state })?.id);
      state = after(state, trackEnded());
      heard.push(state.isPlaying ? currentId(state) : undefined);
    }
    expect(announced).toEqual(heard);
  });
});

describe('shuffle and repeat', () => {
  it('keeps the current track and puts all others after it', () => {
    const state = after(playingState({ at: 2 }), shuffleToggled());
    expect(currentId(state)).toBe(barrio);
    expect(new Set(state.order)).toEqual(new Set([0, 1, 2, 3]));
    expect(state.order).toHaveLength(4);
    expect(state.at).toBe(0);
  });

  // Proves player: Shuffle off
  it('returns to the order of the list', () => {
    const state = after(
      playingState({ at: 2 }),
      shuffleToggled(),
      nextRequested(),
      shuffleToggled(),
    );
    expect(state.order).toEqual([0, 1, 2, 3]);
    expect(state.order[state.at]).toBe(state.at);
  });

  // Proves player: Repeat
  it('cycles none, all, one', () => {
    const modes = [1, 2, 3].map(
      (times) => after(playingState(), ...Array.from({ length: times }, repeatCycled)).repeatMode,
    );
    expect(modes).toEqual(['all', 'one', 'none']);
  });
});

describe('volume', () => {
  // Proves player: Next, previous, the end, mute: each step
  it.each([
    ['mute silences', [volumeMoved(0.4), muteToggled()], 0],
    ['unmute restores', [volumeMoved(0.4), muteToggled(), muteToggled()], 0.4],
    ['moving above 0 unmutes', [muteToggled(), volumeMoved(0.2)], 0.2],
    [
      'dragged to 0, unmute restores what was settled before',
      [volumeMoved(0.6), volumeSettled(), volumeMoved(0.1), volumeMoved(0), muteToggled()],
      0.6,
    ],
    ['never above 1', [volumeMoved(3)], 1],
    ['never below 0', [volumeMoved(-1)], 0],
  ])('%s', (_name, actions, expected) => {
    expect(after(playingState(), ...actions).volume).toBe(expected);
  });
});

// Proves player: Signing out
it('empties the queue at sign-out and keeps the preferences', () => {
  const state = after(playingState({ volume: 0.3, isShuffled: true }), sessionEnded());
  expect(state).toMatchObject({ queue: [], isPlaying: false, volume: 0.3, isShuffled: true });
});

it('pauses when a session expires, without addresses of that session', () => {
  const before = playingState();
  const state = after(before, sessionExpired('expired'));
  expect(state).toMatchObject({ isPlaying: false, at: before.at, turn: before.turn });
  expect(state.queue).toHaveLength(before.queue.length);
  for (const { track } of state.queue) expect(addressOutlasts(track.audioUrl, 0, 0)).toBe(false);
  expect(state.queue[0]?.track.audioUrl).toBe('/api/tracks/trk_luna/audio?e=-4102444800&s=firma');
});
