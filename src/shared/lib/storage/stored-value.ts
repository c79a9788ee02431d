/** A value kept on this device as JSON; unreadable or foreign content reads as null. */
export type StoredValue<Value> = {
  read: () => Value | null;
  write: (value: Value) => void;
  clear: () => void;
};

/**
 * Names a place in local storage. `isValid` guards against what older versions or people put there.
 * Writing never throws: storage may be full or forbidden, and then the value lives for the visit.
 */
export function storedValue<Value>(
  key: string,
  isValid: (candidate: unknown) => candidate is Value,
): StoredValue<Value> {
  return {
    read: () => {
      try {
        const candidate: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isValid(candidate) ? candidate : null;
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Full or forbidden storage: nothing is remembered, nothing else breaks.
      }
    },
    clear: () => localStorage.removeItem(key),
  };
}
