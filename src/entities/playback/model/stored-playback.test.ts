// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playingState } from '../testing/playing-state';
import { queuedTrack, queuedTracks } from '../testing/queued-tracks';
import { currentItem } from './current-item';
import type { PlaybackState } from './playback-state';
import { playbackPosition } from './position';
import { restorePlayback, storePlayback } from './stored-playback';

beforeEach(() => {
  localStorage.clear();
  playbackPosition.moveTo(0);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('after a reload', () => {
  // Proves player: Reload
  it('is as it was left, paused', () => {
    const left = playingState({ at: 1, volume: 0.4, isShuffled: true, order: [2, 1, 0, 3] });
    storePlayback(left, 73.5);
    const restored = restorePlayback();
    expect(restored).toMatchObject({
      order: [2, 1, 0, 3],
      at: 1,
      volume: 0.4,
      isShuffled: true,
      isPlaying: false,
    });
    expect(restored.queue.map(({ track }) => track)).toEqual(left.queue.map(({ track }) => track));
    expect(playbackPosition.getSnapshot()).toBe(73.5);
  });

  // Proves player: Reload: the blocks
  it('has what the person added, also of a long queue', () => {
    const tracks = Array.from({ length: 1000 }, (_, place) => queuedTrack({ id: `trk_${place}` }));
    for (const part of [queuedTracks, tracks]) {
      const left = playingState({}, part);
      const queue = left.queue.map((item, place) => ({ ...item, isAdded: place === 1 }));
      storePlayback({ ...left, queue }, 0);
      const added = restorePlayback().queue.filter(({ isAdded }) => isAdded);
      expect(added.map(({ track }) => track.id)).toEqual([part[1]?.id]);
    }
  });

  // Proves player: Reload of an older version's queue
  it('reads what an older version stored', () => {
    const { queue, order, source, ...rest } = playingState({ at: 1 });
    const tracks = queue.map(({ track }) => track);
    const older = { ...rest, tracks, order, source, position: 0 };
    localStorage.setItem('playback', JSON.stringify(older));
    expect(restorePlayback().queue).toHaveLength(4);
    expect(currentItem(restorePlayback())?.track.id).toBe('trk_faro');
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => queuedTrack({ id: `trk_${index}` }));

  // Proves player: Reload of a long queue
  it('has all of a queue of 10,000 songs', () => {
    const left = playingState({ at: 5000 }, many(10_000));
    storePlayback(left, 0);
    const restored = restorePlayback();
    expect(restored.queue.map(({ track }) => track)).toEqual(left.queue.map(({ track }) => track));
    expect(currentItem(restored)?.track.id).toBe('trk_5000');
  });

  it('has the part around the current track where the device has room for no more', () => {
    const setItem = localStorage.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
      if (text.length > 60_000) throw new DOMException('', 'QuotaExceededError');
      setItem(key, text);
    });
    storePlayback(playingState({ at: 500 }, many(1000)), 0);
    const restored = restorePlayback();
    expect(restored.queue).toHaveLength(250);
    expect(currentItem(restored)?.track.id).toBe('trk_500');
  });

  // Proves player: What is written while music plays
  it('was written once, however long the song has played', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    const queueOf = (state: PlaybackState, position: number) => {
      setItem.mockClear();
      storePlayback(state, position);
      return setItem.mock.calls.filter(([, text]) => text.includes('trk_faro')).length;
    };
    const left = playingState();
    expect([0, 4, 8].map((position) => queueOf(left, position))).toEqual([1, 0, 0]);
    expect(queueOf({ ...left, at: 1 }, 0)).toBe(0);
    expect(queueOf({ ...left, order: [1, 0, 2, 3] }, 0)).toBe(1);
    // Another tab has written its own.
    storePlayback(playingState({}, many(2)), 0);
    expect(queueOf({ ...left, order: [1, 0, 2, 3] }, 0)).toBe(1);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"volume":"loud"}'],
    [
      'places that are not in the queue',
      JSON.stringify({
        tracks: [],
        order: [4],
        at: 0,
        position: 9,
        source: null,
        volume: 1,
        previousVolume: 1,
        isShuffled: false,
        repeatMode: 'none',
      }),
    ],
  ])('starts empty over %s', (_name, stored) => {
    localStorage.setItem('playback', stored);
    expect(restorePlayback()).toMatchObject({ queue: [], at: -1, volume: 1 });
    expect(playbackPosition.getSnapshot()).toBe(0);
  });
});
