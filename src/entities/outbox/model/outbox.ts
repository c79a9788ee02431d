import { newId } from '@/shared/lib/id';
import { deviceTexts } from '@/shared/lib/storage';
import { useSyncExternalStore } from 'react';
import { isOutboxItem, type OutboxItem } from './outbox-item';

type Content = Pick<OutboxItem, 'thing' | 'name' | 'body'>;
type NewItem = Content & Pick<OutboxItem, 'list' | 'act'> & { id?: string };

/**
 * `failed`: kept for this visit only; `sent`: the server may have it; `gone`: discarded before it
 * was sent.
 */
export type Edited = 'kept' | 'failed' | 'sent' | 'gone';

const discarded = new Set<string>();
const listeners = new Set<() => void>();
const rereaders = new Set<() => void>();
const known = new Map<string, { text: string; items: readonly OutboxItem[] }>();

let sending: string | null = null;

// One key per item, so that concurrent tabs do not overwrite each other.
const toPrefix = (owner: string) => `outbox:${owner}:`;
const getKey = (owner: string, id: string) => toPrefix(owner) + id;

function notify() {
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

/** The same array while nothing changes. */
function read(owner: string): readonly OutboxItem[] {
  const texts = deviceTexts
    .keys(toPrefix(owner))
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

function noteRemoved(key: string, text: string | null | undefined): void {
  const item = parse(text ?? '')[0];
  if (item?.wasSent === false) discarded.add(key);
  else discarded.delete(key);
}

/** Returns whether the device keeps it. */
function write(owner: string, item: OutboxItem): boolean {
  const isStored = deviceTexts.write(getKey(owner, item.id), JSON.stringify(item));
  notify();
  return isStored;
}

function remove(owner: string, id: string): void {
  const key = getKey(owner, id);
  const text = deviceTexts.read(key);
  deviceTexts.remove(key);
  noteRemoved(key, text);
  notify();
}

function change(owner: string, id: string, more: Partial<OutboxItem>): void {
  const item = read(owner).find((one) => one.id === id);
  if (item) write(owner, { ...item, ...more });
}

/**
 * An unsent opposite act on the same thing cancels out with it. Returns whether the device keeps
 * it.
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
    // The device's clock may be set back.
    order: Math.max(now.getTime(), (items.at(-1)?.order ?? 0) + 1),
    wasSent: false,
    refusal: null,
  });
}

/** Rejected once sent: the server takes an id only once, so the change would be lost. */
function edit(owner: string, id: string, content: Content): Edited {
  const item = read(owner).find((one) => one.id === id);
  if (item === undefined) return discarded.has(getKey(owner, id)) ? 'gone' : 'sent';
  if (item.wasSent) return 'sent';
  return write(owner, { ...item, ...content, refusal: null, isStaged: false }) ? 'kept' : 'failed';
}

function prepare(id: string): void {
  sending = id;
  notify();
}

/** Stored before sending, so that a crash loses nothing. */
function begin(owner: string, id: string): void {
  sending = id;
  change(owner, id, { wasSent: true });
}

function rest(): void {
  sending = null;
  notify();
}

/** Also reports changes in other tabs; returns the unsubscribe function. */
function subscribe(listener: () => void): () => void {
  const handleOtherTab = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== null && !key.startsWith('outbox:')) return;
    if (key !== null && newValue === null) noteRemoved(key, oldValue);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', handleOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleOtherTab);
  };
}

type Outbox = {
  read: (owner: string) => readonly OutboxItem[];
  add: (owner: string, item: NewItem) => boolean;
  remove: (owner: string, id: string) => void;
  sending: () => string | null;
  begin: (owner: string, id: string) => void;
  rest: () => void;
  refuse: (owner: string, id: string, reason: string) => void;
  retry: (owner: string, id: string) => void;
  prepare: (id: string) => void;
  stage: (owner: string, id: string, body: OutboxItem['body']) => void;
  edit: (owner: string, id: string, content: Content) => Edited;
  restore: (owner: string, item: OutboxItem) => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Asks the delivering tab to read the server's lists again. */
  reread: () => void;
  onReread: (listener: () => void, signal: AbortSignal) => void;
};

/** Undelivered acts by person; they survive a reload. See docs/product/outbox.md. */
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
  reread: () => rereaders.forEach((listener) => listener()),
  onReread: (listener, signal) => {
    rereaders.add(listener);
    signal.addEventListener('abort', () => rereaders.delete(listener));
  },
};

const nothing: readonly never[] = [];

/** In order; empty for a visitor (`owner` null). */
export const useOutbox = (owner: string | null): readonly OutboxItem[] =>
  useSyncExternalStore(outbox.subscribe, () => (owner === null ? nothing : outbox.read(owner)));

/** Id, or null. */
export const useSending = (): string | null =>
  useSyncExternalStore(outbox.subscribe, outbox.sending);
