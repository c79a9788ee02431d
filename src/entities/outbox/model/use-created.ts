import { useEffect, useState } from 'react';
import type { CreatedList, CreatedPlace } from './created-list';
import { outbox } from './outbox';
import type { OutboxItem } from './outbox-item';
import { useOutbox, useSending } from './use-outbox';

export type Created<Item> = {
  item: Item;
  /** Null once it is the server's, until its list was asked for again. */
  delivery: 'waiting' | 'sending' | 'refused' | null;
  /** What waits, with what the server said. */
  of: OutboxItem;
};

/** Whether the server does not have it yet: it is nothing of what its state would say. */
export const isOnlyHere = (created: Created<unknown> | null): boolean =>
  created !== null && created.delivery !== null;

/** Asks for the list of the server once more; null where it was never asked for. */
type Refetch = (() => PromiseLike<unknown>) | null;

/**
 * What somebody made with a tool and the server does not have yet, the latest first, to be shown in front of what the
 * server has. What it has taken stays until its list was asked for once more.
 */
export function useCreated<Item extends { id: string }>(
  list: CreatedList<Item>,
  place: CreatedPlace,
  refetch: Refetch,
): Created<Item>[] {
  const { owner, artistId } = place;
  const sending = useSending();
  const waiting = list.read(place, useOutbox(owner));
  const [taken, setTaken] = useState<readonly OutboxItem[]>([]);
  const address = list.addressOf(artistId);

  useEffect(() => {
    let before = outbox.read(owner);
    return outbox.subscribe(() => {
      const now = outbox.read(owner);
      const gone = before.filter(
        ({ id, list: of, wasSent }) =>
          of === address && wasSent && !now.some((item) => item.id === id),
      );
      before = now;
      if (gone.length === 0 || refetch === null) return;
      setTaken((others) => [...others, ...gone]);
      const forget = () => setTaken((all) => all.filter((item) => !gone.includes(item)));
      void Promise.resolve(refetch()).then(forget, forget);
    });
  }, [owner, address, refetch]);

  const deliveryOf = ({ id, refusal }: OutboxItem) => {
    if (refusal !== null) return 'refused';
    return id === sending ? 'sending' : 'waiting';
  };
  return [
    ...waiting.map(({ item, of }) => ({ item, of, delivery: deliveryOf(of) }) as const),
    ...list.read(place, taken).map(({ item, of }) => ({ item, of, delivery: null })),
  ];
}
