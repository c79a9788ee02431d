import { useSyncExternalStore } from 'react';
import { playbackPosition } from './position';

/** Seconds heard of the current track. Re-renders with every tick: for the slider and the time only. */
export const usePlaybackPosition = (): number =>
  useSyncExternalStore(playbackPosition.subscribe, playbackPosition.getSnapshot);
