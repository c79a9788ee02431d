import type { PlaybackRoot } from './playback-slice';

export const changesPlayback = (_action: unknown, current: unknown, previous: unknown): boolean =>
  (current as PlaybackRoot).playback !== (previous as PlaybackRoot).playback;
