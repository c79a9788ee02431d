import type { PlaybackRoot } from './playback-slice';

/** Whether an action changed the player. */
export const changesPlayback = (_action: unknown, current: unknown, previous: unknown): boolean =>
  (current as PlaybackRoot).playback !== (previous as PlaybackRoot).playback;
