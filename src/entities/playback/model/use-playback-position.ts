import { useSyncExternalStore } from 'react';
import { playbackPosition } from './position';

/** Seconds. Re-renders with every tick. */
export const usePlaybackPosition = (): number =>
  useSyncExternalStore(playbackPosition.subscribe, playbackPosition.getSnapshot);
