import { useSyncExternalStore } from 'react';
import { deviceTexts } from './kept-texts';

/** A value kept on this device as JSON; unreadable or foreign content reads as null. */
export type Kept<Value> = {
  /** The same object as long as nothing changes. */
  read: () => Value | null;
  write: (value: Value) => void;
  clear: () => void;
  /** Calls back with what is written, in this tab or another; returns what stops that. */
  subscribe: (listener: (value: Value | null) => void) => () => void;
};

/** Changes of this tab, named by their key: the browser tells the other tabs alone. */
const changes = new EventTarget();

/**
 * Names a place in local storage. `isValid` guards against what older versions or people put there.
 * Where storage is full or forbidden the value lives for the visit.
 */
export function keptOnDevice<Value>(
  key: string,
  isValid: (candidate: unknown) => candidate is Value,
): Kept<Value> {
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
  const tellThisTab = () => changes.dispatchEvent(new Event(key));

  return {
    read,
    write: (value) => {
      deviceTexts.write(key, JSON.stringify(value));
      tellThisTab();
    },
    clear: () => {
      deviceTexts.remove(key);
      tellThisTab();
    },
    subscribe: (listener) => {
      const handleChange = () => listener(read());
      // The device may hold something newer by now than what the event carries.
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

/** What is kept, also after this or another tab changed it. */
export const useKept = <Value>({ subscribe, read }: Kept<Value>): Value | null =>
  useSyncExternalStore(subscribe, read);
