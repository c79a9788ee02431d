import { useSyncExternalStore } from 'react';
import { playbackPosition } from './position';

/** Seconds. Re-renders with every tick: only for the slider and the time. */
export const usePlaybackPosition = (): number =>
  useSyncExternalStore(playbackPosition.subscribe, playbackPosition.getSnapshot);
