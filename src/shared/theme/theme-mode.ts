import { useSyncExternalStore } from 'react';

/** `system` follows the device; the other two are a person's own choice. */
export type ThemeMode = 'system' | 'light' | 'dark';

/** `index.html` reads the same key before the first paint. */
const storageKey = 'theme';
const listeners = new Set<() => void>();

function parse(value: string | null | undefined): ThemeMode {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The mode in force, read from `data-theme` of the page, where the first paint put it. */
export const readThemeMode = (): ThemeMode => parse(document.documentElement.dataset['theme']);

/** Shows a theme at once and keeps the choice on this device; `system` forgets the choice. */
export function setThemeMode(mode: ThemeMode): void {
  show(mode);
  try {
    if (mode === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, mode);
  } catch {
    // Storage may be forbidden: the choice then lasts for the visit.
  }
}

function show(mode: ThemeMode) {
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset['theme'];
  else dataset['theme'] = mode;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey) show(parse(newValue));
  };
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}

/** The mode and its setter; another tab's choice arrives as well. */
export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  return [useSyncExternalStore(subscribe, readThemeMode), setThemeMode];
}
