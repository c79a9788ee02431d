import { useSyncExternalStore } from 'react';
import { deviceTexts } from '@/shared/lib/storage';

export type ThemeMode = 'system' | 'light' | 'dark';

/** `index.html` reads this key before the first paint. */
const storageKey = 'theme';
const listeners = new Set<() => void>();

function parse(value: string | null | undefined): ThemeMode {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The first paint sets `data-theme`. */
export const readThemeMode = (): ThemeMode => parse(document.documentElement.dataset['theme']);

export function setThemeMode(mode: ThemeMode): void {
  show(mode);
  if (mode === 'system') deviceTexts.remove(storageKey);
  else deviceTexts.write(storageKey, mode);
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

export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  return [useSyncExternalStore(subscribe, readThemeMode), setThemeMode];
}
