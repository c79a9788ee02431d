// @vitest-environment jsdom
import { type UnknownAction, configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import type { Track } from '@/shared/contract/track.ts';
import type { AppThunk } from '@/shared/redux';
import { playingState } from '../testing/playing-state';
import { queuedTrack } from '../testing/queued-tracks';
import {
  clearQueue,
  extendQueue,
  goToQueueItem,
  moveQueueItem,
  removeQueueItem,
  queueTracks,
  queueTracksNext,
} from './edit-queue';
import { currentItem } from './current-item';
import {
  type PlaybackRoot,
  nextRequested,
  playbackSlice,
  previousRequested,
  queueReplaced,
  shuffleToggled,
  trackEnded,
} from './playback-slice';
import { type PlaybackState, emptyPlayback } from './playback-state';
import { getAddedIndices } from './added-indices';
import { selectUpcomingItems } from './select-upcoming-items';

const lettered = (letters: string): Track[] =>
  [...letters].map((letter) => queuedTrack({ id: letter, title: letter }));

/** A queue of one letter for each track; the item of the first has the key `test-0`. */
const playing = (letters: string, changes: Partial<PlaybackState> = {}) =>
  playingState(changes, lettered(letters));

const getKey = (state: PlaybackState, letter: string) =>
  state.queue.find(({ track }) => track.id === letter)?.key ?? '';

const createPlayer = (playback: PlaybackState) =>
  configureStore({
    reducer: { playback: playbackSlice.reducer },
    preloadedState: { playback },
  });

function after(
  playback: PlaybackState,
  ...edits: AppThunk<unknown, PlaybackRoot>[]
): PlaybackState {
  const store = createPlayer(playback);
  for (const edit of edits) store.dispatch(edit);
  return store.getState().playback;
}

const getLetters = (items: PlaybackState['queue'] | readonly { track: Track }[]) =>
  items.map(({ track }) => track.id).join('');

/** Returns the current letter, a line and the letters to come; `>` for playing, `|` for paused. */
function getHeardTrack(state: PlaybackState): string {
  const current = currentItem(state)?.track.id ?? '';
  return `${current}${state.isPlaying ? '>' : '|'}${getLetters(selectUpcomingItems({ playback: state }))}`;
}

/** A shuffled player: the list is abcd, the order c a d b. */
const shuffled = (changes: Partial<PlaybackState> = {}) =>
  playing('abcd', { isShuffled: true, order: [2, 0, 3, 1], at: 1, ...changes });

describe('adding', () => {
  it.each([
    ['next, in the middle', playing('abc'), queueTracksNext({ tracks: lettered('xy') }), 'a>xybc'],
    [
      'next, at the end',
      playing('ab', { at: 1 }),
      queueTracksNext({ tracks: lettered('x') }),
      'b>x',
    ],
    ['next, shuffled', shuffled(), queueTracksNext({ tracks: lettered('x') }), 'a>xdb'],
    ['to the queue', playing('abc'), queueTracks({ tracks: lettered('xy') }), 'a>xybc'],
    ['to the queue, shuffled', shuffled(), queueTracks({ tracks: lettered('x') }), 'a>xdb'],
    [
      'while paused',
      playing('ab', { isPlaying: false }),
      queueTracks({ tracks: lettered('x') }),
      'a|xb',
    ],
    [
      'a track that is there already',
      playing('ab'),
      queueTracks({ tracks: lettered('a') }),
      'a>ab',
    ],
    ['to an empty player', emptyPlayback(1), queueTracks({ tracks: lettered('xy') }), 'x>y'],
    [
      'next, to an empty player',
      emptyPlayback(1),
      queueTracksNext({ tracks: lettered('x') }),
      'x>',
    ],
    ['nothing', playing('ab'), queueTracks({ tracks: [] }), 'a>b'],
    ['nothing to an empty player', emptyPlayback(1), queueTracksNext({ tracks: [] }), '|'],
  ])('%s', (_name, state, edit, expected) => {
    expect(getHeardTrack(after(state, edit))).toBe(expected);
  });

  it('places the next track beside the current one in the unshuffled order too', () => {
    const state = after(shuffled(), queueTracksNext({ tracks: lettered('x') }));
    expect(getHeardTrack(playbackSlice.reducer(state, shuffleToggled()))).toBe('a>xbcd');
  });

  it('gives each item a key of its own', () => {
    const twice = queueTracks({ tracks: lettered('aa') });
    const { queue } = after(playing('aa'), twice, twice);
    expect(new Set(queue.map(({ key }) => key)).size).toBe(6);
  });
});

describe('reading the list on', () => {
  const rest = extendQueue({ source: 'playlist:pls_1', tracks: lettered('xyz') });
  const source = 'playlist:pls_1';

  it('appends it', () => {
    expect(getHeardTrack(after(playing('abc', { source }), rest))).toBe('a>bcxyz');
  });

  it('does nothing if another list plays meanwhile', () => {
    const state = playing('abc', { source: 'album:alb_1' });
    expect(after(state, rest)).toBe(state);
  });

  it('mixes the tracks in with shuffle, after the announced next one', () => {
    const begin = shuffled({ source });
    const state = after(begin, extendQueue({ source, tracks: lettered('efghijklmnop') }));
    const [current, , next, ...others] = getHeardTrack(state);
    expect([current, next]).toEqual(['a', 'd']);
    expect(others.toSorted().join('')).toBe('befghijklmnop');
    expect(others.join('')).not.toBe('befghijklmnop');
    expect(getLetters(state.queue)).toBe('abcdefghijklmnop');
  });
});

describe('removing', () => {
  it.each([
    ['one to come', playing('abc'), 'b', 'a>c'],
    ['one that was heard', playing('abc', { at: 2 }), 'a', 'c>'],
    ['the current one', playing('abc', { at: 1 }), 'b', 'c>'],
    ['the current one, paused', playing('abc', { isPlaying: false }), 'a', 'b|c'],
    ['the current one, last', playing('abc', { at: 2 }), 'c', 'b|'],
    ['the current one, last, repeat all', playing('abc', { at: 2, repeatMode: 'all' }), 'c', 'a>b'],
    ['the current one, repeat one', playing('abc', { repeatMode: 'one' }), 'a', 'b>c'],
    ['the only one', playing('a'), 'a', '|'],
    ['one to come, shuffled', shuffled(), 'd', 'a>b'],
    ['the current one, shuffled', shuffled(), 'a', 'd>b'],
    ['an unknown one', playing('abc'), 'z', 'a>bc'],
  ])('%s', (_name, state, letter, expected) => {
    expect(getHeardTrack(after(state, removeQueueItem(getKey(state, letter))))).toBe(expected);
  });

  it('starts a new turn only when it was current', () => {
    const state = playing('abc');
    expect(after(state, removeQueueItem('test-2')).turn).toBe(state.turn);
    expect(after(state, removeQueueItem('test-0')).turn).toBe(state.turn + 1);
  });

  it('leaves the player empty, as before the first play', () => {
    const state = after(playing('a', { source: 'album:alb_1' }), removeQueueItem('test-0'));
    expect(state).toMatchObject({ queue: [], order: [], at: -1, source: null, isPlaying: false });
  });
});

describe('what the person added', () => {
  const queued = (letters: string) => queueTracks({ tracks: lettered(letters) });
  const next = (letters: string) => queueTracksNext({ tracks: lettered(letters) });
  const getAdded = (state: PlaybackState) =>
    getLetters(getAddedIndices(state).flatMap((place) => state.queue[place] ?? []));
  const begun = after(playing('abcd'), queued('x'), queued('y'));
  const reduced = (...actions: UnknownAction[]) => actions.reduce(playbackSlice.reducer, begun);
  const chosen = (letter: string) => after(begun, goToQueueItem(getKey(begun, letter)));

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

  it('keeps its place when shuffle is pressed, twice', () => {
    const state = reduced(shuffleToggled());
    expect(getHeardTrack(state).slice(0, 4)).toBe('a>xy');
    expect([...getHeardTrack(state)].slice(4).toSorted().join('')).toBe('bcd');
    expect(getHeardTrack(playbackSlice.reducer(state, shuffleToggled()))).toBe('a>xybcd');
  });

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

  it('does nothing to another list or an empty player', () => {
    const state = playing('abc');
    const other = playingState({ source: 'album:alb_1' }, lettered('mn'));
    expect(undone(state, clearQueue, () => other)).toBe(other);
    const empty = emptyPlayback(1);
    expect(undone(state, clearQueue, () => empty)).toBe(empty);
  });
});

describe('moving', () => {
  it.each([
    ['up', playing('abcd'), 'd', 'b', 'a>dbc'],
    ['down', playing('abcd'), 'b', 'd', 'a>cbd'],
    ['to the end', playing('abcd'), 'b', null, 'a>cdb'],
    ['before the current one', playing('abcd', { at: 1 }), 'd', 'a', 'b>c'],
    ['a heard one behind the current one', playing('abcd', { at: 1 }), 'a', 'd', 'b>cad'],
    ['the current one', playing('abcd'), 'a', 'd', 'a>d'],
    ['before itself', playing('abcd'), 'b', 'b', 'a>bcd'],
    ['shuffled', shuffled(), 'b', 'd', 'a>bd'],
    ['an unknown one', playing('abcd'), 'z', 'a', 'a>bcd'],
  ])('%s', (_name, state, letter, before, expected) => {
    const beforeKey = before && getKey(state, before);
    const moved = after(
      state,
      moveQueueItem({ key: getKey(state, letter), beforeKey, isAdded: false }),
    );
    expect(getHeardTrack(moved)).toBe(expected);
    expect(moved.turn).toBe(state.turn);
  });

  it('does nothing before a removed item', () => {
    const state = playing('abc');
    expect(after(state, moveQueueItem({ key: 'test-1', beforeKey: 'gone', isAdded: false }))).toBe(
      state,
    );
  });

  it('keeps the order of the list while shuffled', () => {
    const state = after(
      shuffled(),
      moveQueueItem({ key: 'test-1', beforeKey: 'test-3', isAdded: false }),
    );
    expect(getHeardTrack(playbackSlice.reducer(state, shuffleToggled()))).toBe('a>bcd');
  });
});

describe('choosing', () => {
  it.each([
    ['one to come', playing('abc'), 'c', 'c>'],
    ['one that was heard', playing('abc', { at: 2 }), 'a', 'a>bc'],
    ['while paused', playing('abc', { isPlaying: false }), 'b', 'b>c'],
    ['shuffled', shuffled(), 'b', 'b>'],
    ['an unknown one', playing('abc'), 'z', 'a>bc'],
  ])('%s', (_name, state, letter, expected) => {
    expect(getHeardTrack(after(state, goToQueueItem(getKey(state, letter))))).toBe(expected);
  });
});

describe('clearing', () => {
  it.each([
    ['leaves what plays', playing('abc', { at: 1 }), 'b>'],
    ['leaves what plays, shuffled', shuffled(), 'a>'],
    ['an empty player', emptyPlayback(1), '|'],
  ])('%s', (_name, state, expected) => {
    expect(getHeardTrack(after(state, clearQueue()))).toBe(expected);
  });
});

describe('in a second round of shuffle', () => {
  const secondRound = () => {
    const begin = playing('abcd', { isShuffled: true, repeatMode: 'all', at: 3 });
    return playbackSlice.reducer(begin, trackEnded());
  };

  it('shows the rest of the round', () => {
    expect(getHeardTrack(secondRound())).toHaveLength(5);
    const back = playbackSlice.reducer(secondRound(), previousRequested());
    expect(getHeardTrack(back)).toBe('d>');
  });

  it('edits that round', () => {
    const begin = secondRound();
    const [first, , ...others] = getHeardTrack(begin);
    const [second = '', ...rest] = others;
    const state = after(begin, removeQueueItem(getKey(begin, second)));
    expect(getHeardTrack(state)).toBe(`${first}>${rest.join('')}`);
    expect(getHeardTrack(playbackSlice.reducer(state, nextRequested()))).toBe(
      `${rest[0]}>${rest.slice(1).join('')}`,
    );
  });
});

it('keeps the same items as long as the queue does not change', () => {
  const playback = playing('abc');
  const changed = { ...playback, volume: 0.2, isBuffering: true };
  expect(selectUpcomingItems({ playback: changed })).toBe(selectUpcomingItems({ playback }));
});
