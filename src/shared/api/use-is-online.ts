import { useSyncExternalStore } from 'react';

const events = ['online', 'offline'] as const;

function subscribe(listener: () => void) {
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

/** Of the device, not the server. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
