import { useSyncExternalStore } from 'react';

/** Outside Redux, so that only the slider and the time re-render. */
function createPositionStore() {
  let position = 0;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => position,
    moveTo: (seconds: number) => {
      if (seconds === position) return;
      position = seconds;
      for (const listener of listeners) listener();
    },
  };
}

export const playbackPosition = createPositionStore();

/** Seconds. Re-renders with every tick. */
export const usePlaybackPosition = (): number =>
  useSyncExternalStore(playbackPosition.subscribe, playbackPosition.getSnapshot);

/** Seconds. See docs/product/player.md. */
const previewSeconds = 30;

export const heardDuration = (duration: number, isPreview: boolean): number =>
  isPreview ? Math.min(duration, previewSeconds) : duration;
