import { addressesOf, type CreatedList, type CreatedPlace } from './created-list';
import type { OutboxItem } from './outbox-item';
import { useAwaited } from './use-awaited';

export type Created<Item> = {
  item: Item;
  /** Null once it is the server's, until its list was asked for again. */
  delivery: 'waiting' | 'sending' | 'refused' | null;
  /** What waits, with what the server said. */
  of: OutboxItem;
  /** Whose it is, where that is one of several. */
  artistId?: string | undefined;
};

/** Whether the server does not have it yet: it is nothing of what its state would say. */
export const isOnlyHere = (created: Created<unknown> | null): boolean =>
  created !== null && created.delivery !== null;

/**
 * What somebody made with a tool and the server does not have yet, the latest first, to be shown in front of what the
 * server has. What it has taken stays until its list was asked for once more.
 */
export function useCreated<Item extends { id: string }>(
  list: CreatedList<Item>,
  place: CreatedPlace,
  refetch: (() => PromiseLike<unknown>) | null,
): Created<Item>[] {
  const addresses = addressesOf(list.addressOf, place);
  const awaited = useAwaited(addresses, place.owner, refetch);
  return awaited.flatMap(({ of, delivery }) =>
    list
      .read(place, [of])
      .map(({ item }) => ({ item, of, delivery, artistId: addresses.get(of.list) })),
  );
}
