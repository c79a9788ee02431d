// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { playingState } from '../testing/playing-state';
import { queuedTrack, queuedTracks } from '../testing/queued-tracks';
import { currentItem } from './current-item';
import { playbackPosition } from './position';
import { restorePlayback, storePlayback } from './stored-playback';

beforeEach(() => {
  localStorage.clear();
  playbackPosition.moveTo(0);
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
    storePlayback(playingState({ at: 1 }), 0);
    const { added: _added, ...older } = JSON.parse(localStorage.getItem('playback') ?? '{}');
    localStorage.setItem('playback', JSON.stringify(older));
    expect(restorePlayback().queue).toHaveLength(4);
    expect(currentItem(restorePlayback())?.track.id).toBe('trk_faro');
  });

  it('keeps the part of a long queue around the current track', () => {
    const tracks = Array.from({ length: 1000 }, (_, index) => queuedTrack({ id: `trk_${index}` }));
    storePlayback(playingState({ at: 500 }, tracks), 0);
    const restored = restorePlayback();
    expect(restored.queue).toHaveLength(200);
    expect(currentItem(restored)?.track.id).toBe('trk_500');
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
