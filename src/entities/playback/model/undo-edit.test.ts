// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  lettered,
  playing,
  getKey,
  createPlayer,
  after,
  getHeardTrack,
  shuffled,
} from '../testing/lettered-queue';
import {
  clearQueue,
  moveQueueItem,
  removeQueueItem,
  queueTracks,
  queueTracksNext,
} from './edit-queue';
import { playingState } from '../testing/playing-state';
import { nextRequested, playbackSlice, shuffleToggled } from './playback-slice';
import { type PlaybackState, emptyPlayback } from './playback-state';

describe('undoing', () => {
  type Meanwhile = (left: PlaybackState) => PlaybackState;

  /** Edits, applies a change, and undoes the edit. */
  function undone(
    playback: PlaybackState,
    edit: typeof clearQueue,
    meanwhile: Meanwhile = (left) => left,
  ) {
    const store = createPlayer(playback);
    const undo = store.dispatch(edit());
    if (!undo) throw new Error('Nothing was edited.');
    const changed = createPlayer(meanwhile(store.getState().playback));
    changed.dispatch(undo);
    return changed.getState().playback;
  }
  const remove = (letter: string, state: PlaybackState) => () =>
    removeQueueItem(getKey(state, letter));
  const without = (letter: string) => (state: PlaybackState) =>
    after(state, removeQueueItem(getKey(state, letter)));
  const next = (state: PlaybackState) => playbackSlice.reducer(state, nextRequested());
  const queue = (letters: string) => () => queueTracks({ tracks: lettered(letters) });

  it.each(['b', 'c', 'd'])('restores the queue from before %s was removed', (letter) => {
    const state = playing('abcd');
    expect(undone(state, remove(letter, state))).toEqual(state);
  });

  it.each(['b', 'd'])('restores the shuffled queue from before %s was removed', (letter) => {
    expect(undone(shuffled(), remove(letter, shuffled()))).toEqual(shuffled());
  });

  // Proves player: Undo
  it.each([
    ['clearing', clearQueue],
    ['adding', queue('xy')],
    ['playing next', () => queueTracksNext({ tracks: lettered('x') })],
    ['moving', () => moveQueueItem({ key: 'test-3', beforeKey: 'test-1', isAdded: true })],
  ])('restores the queue from before %s', (_name, edit) => {
    const state = playing('abcd', { at: 1 });
    expect(undone(state, edit)).toEqual(state);
    expect(undone(shuffled(), edit)).toEqual(shuffled());
  });

  // Proves player: Undo: what happened since
  it.each([
    ['behind the one before it, where the one after has gone', 'c', without('d'), 'a>bc'],
    ['before the one after it, where the one before has gone', 'c', without('b'), 'a>cd'],
    ['next, where its turn has passed', 'b', next, 'c>bd'],
    [
      'last, where both have gone',
      'c',
      (state: PlaybackState) => without('d')(without('b')(state)),
      'a>c',
    ],
    [
      'with what was added since',
      'c',
      (state: PlaybackState) => after(state, queue('x')()),
      'a>xbcd',
    ],
  ])('restores it %s', (_name, letter, meanwhile, expected) => {
    const state = playing('abcd');
    expect(getHeardTrack(undone(state, remove(letter, state), meanwhile))).toBe(expected);
  });

  it('restores it last where shuffle was pressed since', () => {
    const state = playing('abcd');
    const shuffle = (left: PlaybackState) => playbackSlice.reducer(left, shuffleToggled());
    const heard = getHeardTrack(undone(state, remove('b', state), shuffle));
    expect(heard).toMatch(/^a>(cd|dc)b$/);
  });

  it('leaves an added one that plays', () => {
    expect(getHeardTrack(undone(playing('abc'), queue('xy'), next))).toBe('x>bc');
  });

  // Proves player: Undo: not over another list
  it('does nothing to another list or an empty player', () => {
    const state = playing('abc');
    const other = playingState({ source: 'album:alb_1' }, lettered('mn'));
    expect(undone(state, clearQueue, () => other)).toBe(other);
    const empty = emptyPlayback(1);
    expect(undone(state, clearQueue, () => empty)).toBe(empty);
  });
});
