import type { ZodMiniType } from 'zod/mini';
import { watchTakers } from '@/shared/api';
import { newOrderedId } from '@/shared/lib/id';
import { logFailure } from '@/shared/lib/log';
import type { OutboxScope } from './outbox-scope';
import { type Edited, outbox } from './outbox';
import type { Act, OutboxItem } from './outbox-item';

type WithId = { id: string };

/** Items kept on the device may be of an older schema. */
type Guard<Item> = (of: OutboxItem) => Item | null;

type Options<Item extends WithId, Thing extends WithId> = {
  /** Below the root of all calls: `promotion/pitches`. */
  address: string;
  act: Act;
  schema: () => Promise<ZodMiniType<Item>>;
  getName: (item: Item) => string;
  /** The call's body besides `id` and `at`. */
  toBody: (item: Item) => Record<string, unknown>;
  /** The expected result on the server. */
  toThing: (item: Item) => Thing;
};

export type Tool<Item extends WithId = WithId, Thing extends WithId = WithId> = {
  act: Act;
  getAddress: (artistId?: string) => string;
  toThing: (item: Item) => Thing;
  /** Null after a failed fetch, which the next call retries. */
  loadGuard: () => Promise<Guard<Item> | null>;
  guard: () => Guard<Item> | null;
  /** Returns whether the device keeps it. */
  create: (scope: OutboxScope, getItem: (id: string) => Item) => boolean;
  /** Replaces an item that the server cannot have yet. */
  edit: (owner: string, item: Item) => Edited;
};

/**
 * The outbox delivers each item once, to the address whose `GET` says that it takes deliveries.
 * See docs/decisions/tools.md.
 */
export function defineTool<Item extends WithId, Thing extends WithId>(
  options: Options<Item, Thing>,
): Tool<Item, Thing> {
  const { address, act, getName, toBody, toThing } = options;
  watchTakers();
  const getAddress = (artistId?: string) =>
    artistId === undefined ? address : `${address}?artistId=${artistId}`;
  const getContent = (thing: Item) => ({ thing, name: getName(thing), body: toBody(thing) });

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
    getAddress,
    toThing,
    guard: () => guard,
    loadGuard: () => (loading ??= load()),
    create: ({ owner, artistId }, getItem) => {
      const id = newOrderedId();
      return outbox.add(owner, { id, list: getAddress(artistId), act, ...getContent(getItem(id)) });
    },
    edit: (owner, item) => outbox.edit(owner, item.id, getContent(item)),
  };
}

function guardBy<Item>(schema: ZodMiniType<Item>): Guard<Item> {
  const known = new WeakMap<OutboxItem, Item | null>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    // An older version stored what was typed; what is sent has the fields of the contract.
    const candidates = [of.thing, { ...of.thing, ...of.body }].map((each) =>
      schema.safeParse(each),
    );
    const item = candidates.find(({ success }) => success)?.data ?? null;
    known.set(of, item);
    return item;
  };
}
