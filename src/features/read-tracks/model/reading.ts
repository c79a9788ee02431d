import type { Arrange } from '@/entities/playback';
import type { Problem } from '@/shared/api';
import { besideStore } from '@/shared/redux';

export type Reading = { isReading: boolean; problem: Problem | null };

const resting: Reading = { isReading: false, problem: null };

function createReadings() {
  const known = new Map<string, Reading>();
  const listeners = new Set<() => void>();
  return {
    wanted: new Map<string, number>(),
    /** Orders other than the list's own, in which lists were started. */
    arranged: new Map<string, Arrange>(),
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

/** They outlive the page, because a queue is read to its end. */
export const readings = besideStore(createReadings);
