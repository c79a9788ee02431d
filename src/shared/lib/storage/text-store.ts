/** Never throws. */
export type TextStore = {
  read: (key: string) => string | null;
  /** Returns whether the browser keeps it; else it lives for the visit. */
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  keys: (prefix: string) => string[];
};

/** @param storage read on every access, because naming it may throw */
export function createTextStore(storage: () => Storage): TextStore {
  const visit = new Map<string, string>();

  function attempt<Result>(work: (stored: Storage) => Result, otherwise: Result): Result {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  }

  const write = (key: string, text: string) => {
    const isStored = attempt((stored) => {
      stored.setItem(key, text);
      return true;
    }, false);
    if (isStored) visit.delete(key);
    else visit.set(key, text);
    return isStored;
  };

  return {
    read: (key) => visit.get(key) ?? attempt((stored) => stored.getItem(key), null),
    write,
    remove: (key) => {
      visit.delete(key);
      attempt((stored) => stored.removeItem(key), undefined);
      // There may be room again.
      for (const [left, text] of visit) if (!write(left, text)) break;
    },
    keys: (prefix) => {
      const stored = attempt(Object.keys, []);
      return [...new Set([...stored, ...visit.keys()])].filter((key) => key.startsWith(prefix));
    },
  };
}

export const deviceTexts = createTextStore(() => localStorage);

export const tabTexts = createTextStore(() => sessionStorage);
