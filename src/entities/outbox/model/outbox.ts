import { newId } from '@/shared/lib/id';
import { deviceTexts } from '@/shared/lib/storage';
import { isOutboxItem, type OutboxItem } from './outbox-item';

type Content = Pick<OutboxItem, 'thing' | 'name' | 'body'>;
type NewItem = Content & Pick<OutboxItem, 'list' | 'act'> & { id?: string };

/**
 * `failed`: for this visit alone, the device has no room. `sent`: the server has it or may have it, and nothing was
 * changed. `gone`: it was discarded, here or in another tab, and the server never had it.
 */
export type Edited = 'kept' | 'failed' | 'sent' | 'gone';

/** Keys of what was taken away without the server having heard of it. */
const discarded = new Set<string>();
const listeners = new Set<() => void>();
const known = new Map<string, { text: string; items: readonly OutboxItem[] }>();

/** Id of the item that this tab sends at present. */
let sending: string | null = null;

// A place of its own for each item: tabs that write at the same moment do not undo each other's work.
const prefixOf = (owner: string) => `outbox:${owner}:`;
const keyOf = (owner: string, id: string) => prefixOf(owner) + id;

function tell() {
  for (const listener of listeners) listener();
}

function parse(text: string): OutboxItem[] {
  try {
    const candidate: unknown = JSON.parse(text);
    return isOutboxItem(candidate) ? [candidate] : [];
  } catch {
    return [];
  }
}

/** What `owner` did here and the server does not have yet, in order; the same array while nothing changes. */
function read(owner: string): readonly OutboxItem[] {
  const texts = deviceTexts
    .keys(prefixOf(owner))
    .map((key) => deviceTexts.read(key) ?? '')
    .toSorted();
  const text = texts.join('\n');
  const last = known.get(owner);
  if (last?.text === text) return last.items;
  const items = texts
    .flatMap(parse)
    .toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
  known.set(owner, { text, items });
  return items;
}

/** Remembers how an item went; `text` is what it was at last. */
function noteGone(key: string, text: string | null | undefined): void {
  const item = parse(text ?? '')[0];
  if (item?.wasSent === false) discarded.add(key);
  else discarded.delete(key);
}

/** Answers whether the device keeps it. */
function write(owner: string, item: OutboxItem): boolean {
  const isKept = deviceTexts.write(keyOf(owner, item.id), JSON.stringify(item));
  tell();
  return isKept;
}

function remove(owner: string, id: string): void {
  const key = keyOf(owner, id);
  const text = deviceTexts.read(key);
  deviceTexts.remove(key);
  noteGone(key, text);
  tell();
}

/** Without an item of that id nothing happens. */
function change(owner: string, id: string, more: Partial<OutboxItem>): void {
  const item = read(owner).find((one) => one.id === id);
  if (item) write(owner, { ...item, ...more });
}

/**
 * Puts an act at the end. One and its opposite on the same thing alternate: where the server cannot have the
 * earlier one, both are settled and nothing is sent. Answers whether the device keeps it; one that it has no
 * room for lives for the visit.
 */
function add(owner: string, { list, thing, id = newId(), ...act }: NewItem): boolean {
  const items = read(owner);
  const opposite = items.findLast((item) => item.list === list && item.thing.id === thing.id);
  if (opposite && !opposite.wasSent && opposite.id !== sending) {
    remove(owner, opposite.id);
    return true;
  }
  const now = new Date();
  return write(owner, {
    ...act,
    list,
    thing,
    id,
    at: now.toISOString(),
    // The clock of a device may be set back.
    order: Math.max(now.getTime(), (items.at(-1)?.order ?? 0) + 1),
    wasSent: false,
    refusal: null,
  });
}

/**
 * Has something else sent under the same id. Once the server may have it that would be lost, for it takes an id once; of
 * what was delivered it would be a second one.
 */
function edit(owner: string, id: string, content: Content): Edited {
  const item = read(owner).find((one) => one.id === id);
  if (item === undefined) return discarded.has(keyOf(owner, id)) ? 'gone' : 'sent';
  if (item.wasSent) return 'sent';
  return write(owner, { ...item, ...content, refusal: null, isStaged: false }) ? 'kept' : 'failed';
}

/** Its files are on their way: it may still be changed or taken back. */
function prepare(id: string): void {
  sending = id;
  tell();
}

/** From here on the server may have it; it says so before it is sent, so that a crash loses nothing. */
function begin(owner: string, id: string): void {
  sending = id;
  change(owner, id, { wasSent: true });
}

/** Nothing is sent any more. */
function rest(): void {
  sending = null;
  tell();
}

/** Calls back after every change, in this tab or another; answers how to stop that. */
function subscribe(listener: () => void): () => void {
  const hearOtherTab = ({ key, oldValue, newValue }: StorageEvent) => {
    // Null: everything was cleared.
    if (key !== null && !key.startsWith('outbox:')) return;
    if (key !== null && newValue === null) noteGone(key, oldValue);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hearOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hearOtherTab);
  };
}

type Outbox = {
  read: (owner: string) => readonly OutboxItem[];
  add: (owner: string, item: NewItem) => boolean;
  remove: (owner: string, id: string) => void;
  /** The item that this tab sends at present, or null. */
  sending: () => string | null;
  begin: (owner: string, id: string) => void;
  rest: () => void;
  /** The server does not want it, and said why; it did nothing. */
  refuse: (owner: string, id: string, reason: string) => void;
  retry: (owner: string, id: string) => void;
  /** The files of an item are on their way to the server. */
  prepare: (id: string) => void;
  /** They arrived: what is sent names them. */
  stage: (owner: string, id: string, body: OutboxItem['body']) => void;
  edit: (owner: string, id: string, content: Content) => Edited;
  /** Puts back what was discarded. */
  restore: (owner: string, item: OutboxItem) => boolean;
  subscribe: (listener: () => void) => () => void;
};

/**
 * What people did on this device and is not delivered yet, for each person apart. It survives a reload and a session that
 * ends by itself. See docs/product/outbox.md.
 */
export const outbox: Outbox = {
  read,
  add,
  remove,
  sending: () => sending,
  begin,
  rest,
  refuse: (owner, id, reason) =>
    change(owner, id, { refusal: reason, wasSent: false, isStaged: false }),
  retry: (owner, id) => change(owner, id, { refusal: null }),
  prepare,
  stage: (owner, id, body) => change(owner, id, { body, isStaged: true }),
  edit,
  restore: write,
  subscribe,
};
