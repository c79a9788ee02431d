import { deviceTexts } from './kept-texts';

type WithId = { id: string };

/** A list of things kept on this device, one for each person; the newest stands first. */
export type DeviceList<Item extends WithId> = {
  /** What `owner` keeps; the same array as long as nothing changes. */
  read: (owner: string) => readonly Item[];
  /** Puts an item in front; it takes the place of one with the same id. */
  add: (owner: string, item: Item) => void;
  /** Takes an item out; without one of that id nothing happens. */
  remove: (owner: string, id: string) => void;
  /** Puts these items in place of all. */
  replace: (owner: string, items: readonly Item[]) => void;
  /** Forgets the whole list of `owner`. */
  discard: (owner: string) => void;
  /** Calls back after every change, in this tab or another; answers how to stop that. */
  subscribe: (listener: () => void) => () => void;
};

const nothing: readonly never[] = [];

/**
 * Names a list in local storage, for what changes without a request (followed artists, liked albums,
 * things created locally). Content that `isItem` does not know is passed over. Where storage is full
 * or forbidden the list lives for the visit. See docs/product/music-pages.md.
 */
export function deviceList<Item extends WithId>(
  name: string,
  isItem: (candidate: unknown) => candidate is Item,
): DeviceList<Item> {
  const parsed = new Map<string, { text: string; items: readonly Item[] }>();
  const listeners = new Set<() => void>();
  const keyOf = (owner: string) => `list:${name}:${owner}`;

  const read = (owner: string): readonly Item[] => {
    const key = keyOf(owner);
    const text = deviceTexts.read(key);
    if (text === null) return nothing;
    const known = parsed.get(key);
    if (known?.text === text) return known.items;
    const items = parseItems(text, isItem);
    parsed.set(key, { text, items });
    return items;
  };

  const write = (owner: string, items: readonly Item[]) => {
    deviceTexts.write(keyOf(owner), JSON.stringify(items));
    for (const listener of listeners) listener();
  };

  const without = (owner: string, id: string) => read(owner).filter((item) => item.id !== id);

  return {
    read,
    add: (owner, item) => write(owner, [item, ...without(owner, item.id)]),
    remove: (owner, id) => write(owner, without(owner, id)),
    replace: write,
    discard: (owner) => write(owner, nothing),
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

function parseItems<Item>(
  text: string,
  isItem: (candidate: unknown) => candidate is Item,
): readonly Item[] {
  try {
    const candidates: unknown = JSON.parse(text);
    return Array.isArray(candidates) ? candidates.filter(isItem) : nothing;
  } catch {
    return nothing;
  }
}
