import { type DeviceList, createStoredValue } from '@/shared/lib/storage';
import { outbox } from './outbox';
import type { Act, OutboxItem } from './outbox-item';

type WithId = { id: string };

export type ListAnswer = { items: readonly unknown[]; isTaker: boolean };

export type DeliveredList<Item extends WithId = WithId> = {
  /** Address below `/user/`. */
  name: string;
  /** Returns whether the device keeps the act. */
  change: (owner: string, item: Item, isIn: boolean) => boolean;
  /** Merges the server's list; pending acts stand in front. */
  takeIn: (owner: string, answer: ListAnswer) => void;
  undo: (owner: string, item: OutboxItem) => void;
};

type Options<Item extends WithId> = {
  name: string;
  local: DeviceList<Item>;
  isItem: (candidate: unknown) => candidate is Item;
  acts: { in: Act; out: Act };
  getName: (item: Item) => string;
  getBody: (item: Item, isIn: boolean) => Record<string, unknown>;
};

/** Connects a device list to the outbox. See docs/product/outbox.md. */
export function deliveredList<Item extends WithId>(options: Options<Item>): DeliveredList<Item> {
  const { name, local, isItem, acts, getName, getBody } = options;
  const isIn = (item: OutboxItem) => item.act === acts.in;
  const enqueue = (owner: string, thing: Item, toBeIn: boolean) =>
    outbox.add(owner, {
      list: name,
      act: toBeIn ? acts.in : acts.out,
      thing,
      name: getName(thing),
      body: getBody(thing, toBeIn),
    });
  const put = (owner: string, thing: Item, toBeIn: boolean) =>
    toBeIn ? local.add(owner, thing) : local.remove(owner, thing.id);
  /** Whether items from before the outbox existed are in it. */
  const joined = (owner: string) =>
    createStoredValue<true>(`outbox-joined:${name}:${owner}`, (candidate) => candidate === true);

  return {
    name,
    change: (owner, item, toBeIn) => {
      put(owner, item, toBeIn);
      return enqueue(owner, item, toBeIn);
    },
    takeIn: (owner, { items, isTaker }) => {
      const server = items.filter(isItem);
      const there = new Set(server.map(({ id }) => id));
      const waiting = outbox.read(owner).filter(({ list }) => list === name);
      // The last act on a thing holds.
      const last = new Map(waiting.map((item) => [item.thing.id, isIn(item)]));
      const here = local.read(owner);
      const alone = here.filter(({ id }) => !there.has(id) && !last.has(id));
      if (isTaker && joined(owner).read() === null) {
        for (const item of alone.toReversed()) enqueue(owner, item, true);
        joined(owner).write(true);
      } else if (isTaker) {
        // It was delivered once, and removed elsewhere.
        for (const { id } of alone) last.set(id, false);
      }
      const first = here.filter(({ id }) => last.get(id) ?? !there.has(id));
      const merged = [...first, ...server.filter(({ id }) => !last.has(id))];
      if (JSON.stringify(merged) !== JSON.stringify(here)) local.replace(owner, merged);
    },
    undo: (owner, item) => {
      if (isItem(item.thing)) put(owner, item.thing, !isIn(item));
    },
  };
}
