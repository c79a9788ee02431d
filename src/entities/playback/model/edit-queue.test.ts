// @vitest-environment jsdom
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
import {
  clearQueue,
  goToQueueItem,
  moveQueueItem,
  playShuffled,
  removeQueueItem,
  queueTracks,
  queueTracksNext,
} from './edit-queue';
import { extendQueue } from './extend-queue';
import {
  nextRequested,
  playbackSlice,
  previousRequested,
  shuffleToggled,
  trackEnded,
} from './playback-slice';
import { emptyPlayback } from './playback-state';
import { selectUpcomingItems } from './select-upcoming-items';

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

it('plays a whole list shuffled', () => {
  const state = after(playing('xy'), playShuffled({ tracks: lettered('abcd'), source: 'album:1' }));
  expect(state).toMatchObject({ isShuffled: true, isPlaying: true });
  expect([...getHeardTrack(state).replace('>', '')].toSorted()).toEqual([...'abcd']);
});
