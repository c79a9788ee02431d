import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function show(next: boolean) {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const showShortcuts = (): void => show(true);

export const hideShortcuts = (): void => show(false);

export const useAreShortcutsShown = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
