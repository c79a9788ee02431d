import type { Problem } from '@/shared/api';

/** How the reading of one list stands. */
export type Reading = { isReading: boolean; problem: Problem | null };

const resting: Reading = { isReading: false, problem: null };
const readings = new Map<string, Reading>();
const listeners = new Set<() => void>();

/**
 * Which lists are being read, by their source. It outlives the page: a queue is read to its end
 * wherever the listener is.
 */
export const readingStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  of: (source: string): Reading => readings.get(source) ?? resting,
  put: (source: string, reading: Reading) => {
    readings.set(source, reading);
    for (const listener of listeners) listener();
  },
};
