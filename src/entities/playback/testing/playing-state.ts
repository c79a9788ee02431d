import type { Track } from '@/shared/contract/track.ts';
import { type PlaybackState, emptyPlayback } from '../model/playback-state';
import { queuedTracks } from './queued-tracks';

/** A queue whose first track plays, with a test's changes. */
export function playingState(
  changes: Partial<PlaybackState> = {},
  tracks: readonly Track[] = queuedTracks,
): PlaybackState {
  return {
    ...emptyPlayback(1),
    queue: tracks.map((track, index) => ({ key: `test-${index}`, track })),
    order: tracks.map((_, index) => index),
    at: 0,
    isPlaying: true,
    ...changes,
  };
}
