import type { ZodMiniType } from 'zod/mini';
import { hearTakers } from '@/shared/api';
import { newOrderedId } from '@/shared/lib/id';
import { logFailure } from '@/shared/lib/log';
import type { CreatedPlace } from './created-place';
import { type Edited, outbox } from './outbox';
import type { Act, OutboxItem } from './outbox-item';

type WithId = { id: string };

/** Whether what the device kept is what the tool makes today. */
type Guard<Item> = (of: OutboxItem) => Item | null;

type Options<Item extends WithId, Thing extends WithId> = {
  /** Of the list below the root of all calls, such as `promotion/pitches`. */
  address: string;
  act: Act;
  /** What the device keeps of one, from the contract's own schema; fetched once somebody looks at the list. */
  schema: () => Promise<ZodMiniType<Item>>;
  getName: (item: Item) => string;
  /** What is sent besides `id` and `at`. */
  toBody: (item: Item) => Record<string, unknown>;
  /** What the server will make of it, as far as that is known. */
  toThing: (item: Item) => Thing;
};

/** What is made with a promotion tool: on this device alone until the outbox has delivered it. */
export type Tool<Item extends WithId = WithId, Thing extends WithId = WithId> = {
  act: Act;
  addressOf: (artistId?: string) => string;
  toThing: (item: Item) => Thing;
  /** Fetches the guard; null where it does not arrive, which is tried again with the next call. */
  loadGuard: () => Promise<Guard<Item> | null>;
  /** The guard, once it has arrived. */
  guard: () => Guard<Item> | null;
  /** Makes one, in front of all. Answers whether the device keeps it. */
  create: (place: CreatedPlace, itemOf: (id: string) => Item) => boolean;
  /** Puts another in the place of one that the server cannot have. */
  edit: (owner: string, item: Item) => Edited;
};

/**
 * A promotion tool as a value: what it makes is kept in the outbox and delivered once, to the address whose `GET` says
 * that it takes deliveries. See docs/decisions/tools.md.
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
