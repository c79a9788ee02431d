/**
 * The position ticks outside Redux: a store of its own that only the slider and the time read, so
 * that playing music re-renders nothing else.
 */
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
