import type { Problem } from '@/shared/api';
import { besideStore } from '@/shared/redux';

/** How the reading of one list stands. */
export type Reading = { isReading: boolean; problem: Problem | null };

const resting: Reading = { isReading: false, problem: null };

function createReadings() {
  const known = new Map<string, Reading>();
  const listeners = new Set<() => void>();
  return {
    /** How many rows of each list are wanted. */
    wanted: new Map<string, number>(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    of: (source: string): Reading => known.get(source) ?? resting,
    put: (source: string, reading: Reading) => {
      known.set(source, reading);
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Which lists are being read, by their source. It outlives the page: a queue is read to its end
 * wherever the listener is.
 */
export const readings = besideStore(createReadings);
