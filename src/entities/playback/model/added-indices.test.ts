// @vitest-environment jsdom
import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import {
  lettered,
  playing,
  getKey,
  after,
  getLetters,
  getHeardTrack,
  shuffled,
} from '../testing/lettered-queue';
import { getAddedIndices } from './added-indices';
import { goToQueueItem, moveQueueItem, queueTracks, queueTracksNext } from './edit-queue';
import { extendQueue } from './extend-queue';
import {
  nextRequested,
  playbackSlice,
  previousRequested,
  queueReplaced,
  shuffleToggled,
  trackEnded,
} from './playback-slice';
import { type PlaybackState } from './playback-state';

describe('what the person added', () => {
  const queued = (letters: string) => queueTracks({ tracks: lettered(letters) });
  const next = (letters: string) => queueTracksNext({ tracks: lettered(letters) });
  const getAdded = (state: PlaybackState) =>
    getLetters(getAddedIndices(state).flatMap((place) => state.queue[place] ?? []));
  const begun = after(playing('abcd'), queued('x'), queued('y'));
  const reduced = (...actions: UnknownAction[]) => actions.reduce(playbackSlice.reducer, begun);
  const chosen = (letter: string) => after(begun, goToQueueItem(getKey(begun, letter)));

  // Proves player: The block of one's own
  it.each([
    ['is first in, first out', begun, 'a>xybcd', 'xy'],
    ['has what comes next before it', after(begun, next('z')), 'a>zxybcd', 'zxy'],
    ['goes down as it is heard', reduced(nextRequested()), 'x>ybcd', 'y'],
    [
      'stays next after a step back',
      reduced(nextRequested(), previousRequested()),
      'a>xybcd',
      'xy',
    ],
    ['stays next when an item of the list is chosen', chosen('c'), 'c>xyd', 'xy'],
    ['is skipped when a later one is chosen', chosen('y'), 'y>bcd', ''],
    [
      'stays when another list is started',
      reduced(queueReplaced({ tracks: lettered('mn'), source: 'album:alb_1' })),
      'm>xyn',
      'xy',
    ],
  ])('%s', (_name, state, heard, added) => {
    expect(getHeardTrack(state)).toBe(heard);
    expect(getAdded(state)).toBe(added);
  });

  it('keeps its place when a step back goes through the list', () => {
    const state = after(playing('abcd', { at: 2 }), queued('xy'));
    expect(getHeardTrack(playbackSlice.reducer(state, previousRequested()))).toBe('b>xycd');
  });

  // Proves player: It stays when shuffle is pressed
  it('keeps its place when shuffle is pressed, twice', () => {
    const state = reduced(shuffleToggled());
    expect(getHeardTrack(state).slice(0, 4)).toBe('a>xy');
    expect([...getHeardTrack(state)].slice(4).toSorted().join('')).toBe('bcd');
    expect(getHeardTrack(playbackSlice.reducer(state, shuffleToggled()))).toBe('a>xybcd');
  });

  // Proves player: It is part of the next round
  it('is part of the list in the next round', () => {
    const rounds = after(playing('ab', { repeatMode: 'all' }), queued('x'));
    const steps = [trackEnded(), trackEnded(), trackEnded()];
    const state = steps.reduce(playbackSlice.reducer, rounds);
    expect(getHeardTrack(state)).toBe('a>xb');
    expect(getAdded(state)).toBe('');
  });

  it('stays before what is read on of a shuffled list', () => {
    const source = 'playlist:pls_1';
    const mixed = after(shuffled({ source }), queued('xy'));
    const state = after(mixed, extendQueue({ source, tracks: lettered('efgh') }));
    expect(getHeardTrack(state).slice(0, 4)).toBe('a>xy');
    expect(getAdded(state)).toBe('xy');
  });

  it.each([
    ['into it', 'd', 'y', true, 'a>xdybc', 'xdy'],
    ['out of it', 'x', 'd', false, 'a>ybcxd', 'y'],
  ])('can be moved %s', (_name, letter, before, isAdded, heard, added) => {
    const keys = { key: getKey(begun, letter), beforeKey: getKey(begun, before) };
    const state = after(begun, moveQueueItem({ ...keys, isAdded }));
    expect(getHeardTrack(state)).toBe(heard);
    expect(getAdded(state)).toBe(added);
  });
});
