import { useSyncExternalStore } from 'react';
import { deviceTexts } from './text-store';

/** Invalid content reads as null. */
export type StoredValue<Value> = {
  read: () => Value | null;
  write: (value: Value) => void;
  clear: () => void;
  /** Also reports changes in other tabs; returns the unsubscribe function. */
  subscribe: (listener: (value: Value | null) => void) => () => void;
};

/** `storage` events only reach other tabs. */
const changes = new EventTarget();

/** Where storage is full or forbidden the value lives for the visit. */
export function createStoredValue<Value>(
  key: string,
  isValid: (candidate: unknown) => candidate is Value,
): StoredValue<Value> {
  let last: { text: string | null; value: Value | null } = { text: null, value: null };

  const parse = (text: string | null) => {
    try {
      const candidate: unknown = JSON.parse(text ?? 'null');
      return isValid(candidate) ? candidate : null;
    } catch {
      return null;
    }
  };
  const read = () => {
    const text = deviceTexts.read(key);
    if (text !== last.text) last = { text, value: parse(text) };
    return last.value;
  };
  const notifyThisTab = () => changes.dispatchEvent(new Event(key));

  return {
    read,
    write: (value) => {
      deviceTexts.write(key, JSON.stringify(value));
      notifyThisTab();
    },
    clear: () => {
      deviceTexts.remove(key);
      notifyThisTab();
    },
    subscribe: (listener) => {
      const handleChange = () => listener(read());
      // The storage may be newer than the event.
      const handleStorage = (event: StorageEvent) => {
        if (event.key === key) listener(parse(event.newValue));
      };
      changes.addEventListener(key, handleChange);
      window.addEventListener('storage', handleStorage);
      return () => {
        changes.removeEventListener(key, handleChange);
        window.removeEventListener('storage', handleStorage);
      };
    },
  };
}

export const useStoredValue = <Value>({ subscribe, read }: StoredValue<Value>): Value | null =>
  useSyncExternalStore(subscribe, read);
