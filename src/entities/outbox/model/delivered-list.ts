import { type DeviceList, keptOnDevice } from '@/shared/lib/storage';
import { outbox } from './outbox';
import type { Act, OutboxItem } from './outbox-item';

type WithId = { id: string };

/** What the server says of a list, and whether it takes deliveries. */
export type ListAnswer = { items: readonly unknown[]; isTaker: boolean };

/** A list of this device whose changes are delivered. */
export type DeliveredList<Item extends WithId = WithId> = {
  /** Its address below `/user/`. */
  name: string;
  /** Puts an item in or takes it out, here at once; answers whether the device keeps that it is to be delivered. */
  change: (owner: string, item: Item, isIn: boolean) => boolean;
  /** Makes of the list here what the server has, with what waits in front. */
  takeIn: (owner: string, answer: ListAnswer) => void;
  /** Takes back here what will not be delivered. */
  undo: (owner: string, item: OutboxItem) => void;
};

type Options<Item extends WithId> = {
  name: string;
  local: DeviceList<Item>;
  isItem: (candidate: unknown) => candidate is Item;
  /** What it is called to put an item in, and to take it out. */
  acts: { in: Act; out: Act };
  nameOf: (item: Item) => string;
  bodyOf: (item: Item, isIn: boolean) => Record<string, unknown>;
};

/** Joins a list of this device to the outbox. See docs/product/outbox.md. */
export function deliveredList<Item extends WithId>(options: Options<Item>): DeliveredList<Item> {
  const { name, local, isItem, acts, nameOf, bodyOf } = options;
  const isIn = (item: OutboxItem) => item.act === acts.in;
  const enqueue = (owner: string, thing: Item, toBeIn: boolean) =>
    outbox.add(owner, {
      list: name,
      act: toBeIn ? acts.in : acts.out,
      thing,
      name: nameOf(thing),
      body: bodyOf(thing, toBeIn),
    });
  const put = (owner: string, thing: Item, toBeIn: boolean) =>
    toBeIn ? local.add(owner, thing) : local.remove(owner, thing.id);
  /** Whether what this device had before there was an outbox is in the outbox. */
  const joined = (owner: string) =>
    keptOnDevice<true>(`outbox-joined:${name}:${owner}`, (candidate) => candidate === true);

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
      // The last act on a thing is the one that holds.
      const last = new Map(waiting.map((item) => [item.thing.id, isIn(item)]));
      const here = local.read(owner);
      const alone = here.filter(({ id }) => !there.has(id) && !last.has(id));
      if (isTaker && joined(owner).read() === null) {
        for (const item of alone.toReversed()) enqueue(owner, item, true);
        joined(owner).write(true);
      } else if (isTaker) {
        // They were delivered once and taken out elsewhere.
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
