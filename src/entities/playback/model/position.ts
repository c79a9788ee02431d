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
