import { type StoredValue, createStoredValue } from './stored-value';

type WithId = { id: string };

/** Lists of a person, the newest item first. */
export type DeviceList<Item extends WithId> = {
  read: (owner: string) => readonly Item[];
  /** Replaces an item with the same id. */
  add: (owner: string, item: Item) => void;
  remove: (owner: string, id: string) => void;
  replace: (owner: string, items: readonly Item[]) => void;
  discard: (owner: string) => void;
  /** Also reports changes in other tabs; returns the unsubscribe function. */
  subscribe: (owner: string, listener: () => void) => () => void;
};

const nothing: readonly never[] = [];

const isArray = (candidate: unknown): candidate is readonly unknown[] => Array.isArray(candidate);

/**
 * For changes without a request; where storage is full or forbidden it lives for the visit. See
 * docs/product/music-pages.md.
 */
export function deviceList<Item extends WithId>(
  name: string,
  isItem: (candidate: unknown) => candidate is Item,
): DeviceList<Item> {
  const lists = new Map<string, StoredValue<readonly unknown[]>>();
  const known = new WeakMap<readonly unknown[], readonly Item[]>();

  const getList = (owner: string) => {
    const list = lists.get(owner) ?? createStoredValue(`list:${name}:${owner}`, isArray);
    lists.set(owner, list);
    return list;
  };
  const read = (owner: string): readonly Item[] => {
    const candidates = getList(owner).read();
    if (candidates === null) return nothing;
    const items = known.get(candidates) ?? candidates.filter(isItem);
    known.set(candidates, items);
    return items;
  };
  const write = (owner: string, items: readonly Item[]) => getList(owner).write(items);

  const without = (owner: string, id: string) => read(owner).filter((item) => item.id !== id);

  return {
    read,
    add: (owner, item) => write(owner, [item, ...without(owner, item.id)]),
    remove: (owner, id) => write(owner, without(owner, id)),
    replace: write,
    discard: (owner) => write(owner, nothing),
    subscribe: (owner, listener) => getList(owner).subscribe(listener),
  };
}
