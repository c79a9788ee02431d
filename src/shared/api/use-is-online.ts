import { useSyncExternalStore } from 'react';

/** The device has a network, and yet the server does not answer. */
let isCut = false;

/** See docs/product/failures.md. */
export const isOnline = (): boolean => navigator.onLine && !isCut;

/**
 * Says by the browser's own events that the server is out of reach or back, because whatever waits
 * for a network waits for the server as well.
 */
export function setCut(next: boolean): void {
  if (next === isCut) return;
  isCut = next;
  dispatchEvent(new Event(next ? 'offline' : 'online'));
}

export const isServerCut = (): boolean => isCut;

const events = ['online', 'offline'] as const;

function subscribe(listener: () => void) {
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);

/** Whether the device itself has a network, wherever the server is. */
export const hasNetwork = (): boolean => navigator.onLine;

export const useHasNetwork = (): boolean => useSyncExternalStore(subscribe, hasNetwork);
