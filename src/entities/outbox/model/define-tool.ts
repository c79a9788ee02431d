import type { ZodMiniType } from 'zod/mini';
import { hearTakers } from '@/shared/api';
import { newOrderedId } from '@/shared/lib/id';
import { logFailure } from '@/shared/lib/log';
import type { CreatedPlace } from './created-place';
import { type Edited, outbox } from './outbox';
import type { Act, OutboxItem } from './outbox-item';

type WithId = { id: string };

/** Validates what the device keeps against today's schema. */
type Guard<Item> = (of: OutboxItem) => Item | null;

type Options<Item extends WithId, Thing extends WithId> = {
  /** Address of the list below the root of all calls, such as `promotion/pitches`. */
  address: string;
  act: Act;
  /** Schema of the contract for what the device keeps; fetched when the list is first shown. */
  schema: () => Promise<ZodMiniType<Item>>;
  getName: (item: Item) => string;
  /** Body of the call besides `id` and `at`. */
  toBody: (item: Item) => Record<string, unknown>;
  /** What the server will make of it, as far as that is known. */
  toThing: (item: Item) => Thing;
};

/** What a promotion tool makes, kept on this device until the outbox has delivered it. */
export type Tool<Item extends WithId = WithId, Thing extends WithId = WithId> = {
  act: Act;
  addressOf: (artistId?: string) => string;
  toThing: (item: Item) => Thing;
  /** Null after a failed fetch; the next call tries again. */
  loadGuard: () => Promise<Guard<Item> | null>;
  /** Null until it is fetched. */
  guard: () => Guard<Item> | null;
  /** Adds an item in front; returns whether the device keeps it. */
  create: (place: CreatedPlace, itemOf: (id: string) => Item) => boolean;
  /** Replaces an item that the server cannot have yet. */
  edit: (owner: string, item: Item) => Edited;
};

/**
 * Defines a promotion tool: the outbox keeps its items and delivers each once, to the address
 * whose `GET` says that it takes deliveries. See docs/decisions/tools.md.
 */
export function defineTool<Item extends WithId, Thing extends WithId>(
  options: Options<Item, Thing>,
): Tool<Item, Thing> {
  const { address, act, getName, toBody, toThing } = options;
  hearTakers();
  const addressOf = (artistId?: string) =>
    artistId === undefined ? address : `${address}?artistId=${artistId}`;
  const contentOf = (thing: Item) => ({ thing, name: getName(thing), body: toBody(thing) });

  let guard: Guard<Item> | null = null;
  let loading: Promise<Guard<Item> | null> | null = null;
  const load = async () => {
    try {
      guard = guardBy(await options.schema());
      return guard;
    } catch (error) {
      logFailure('schema of a tool', error);
      loading = null;
      return null;
    }
  };

  return {
    act,
    addressOf,
    toThing,
    guard: () => guard,
    loadGuard: () => (loading ??= load()),
    create: ({ owner, artistId }, itemOf) => {
      const id = newOrderedId();
      return outbox.add(owner, { id, list: addressOf(artistId), act, ...contentOf(itemOf(id)) });
    },
    edit: (owner, item) => outbox.edit(owner, item.id, contentOf(item)),
  };
}

function guardBy<Item>(schema: ZodMiniType<Item>): Guard<Item> {
  const known = new WeakMap<OutboxItem, Item | null>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const item = schema.safeParse(of.thing).success ? (of.thing as Item) : null;
    known.set(of, item);
    return item;
  };
}
