import { deviceTexts } from './kept-texts';

/** A value kept on this device as JSON; unreadable or foreign content reads as null. */
export type StoredValue<Value> = {
  read: () => Value | null;
  write: (value: Value) => void;
  clear: () => void;
};

/**
 * Names a place in local storage. `isValid` guards against what older versions or people put there.
 * Where storage is full or forbidden the value lives for the visit.
 */
export function storedValue<Value>(
  key: string,
  isValid: (candidate: unknown) => candidate is Value,
): StoredValue<Value> {
  return {
    read: () => {
      try {
        const candidate: unknown = JSON.parse(deviceTexts.read(key) ?? 'null');
        return isValid(candidate) ? candidate : null;
      } catch {
        return null;
      }
    },
    write: (value) => {
      deviceTexts.write(key, JSON.stringify(value));
    },
    clear: () => deviceTexts.remove(key),
  };
}
