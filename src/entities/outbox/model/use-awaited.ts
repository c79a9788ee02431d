import { useEffect, useState } from 'react';
import { outbox, useOutbox, useSending } from './outbox';
import type { OutboxItem } from './outbox-item';

/** Null if the list was never fetched. */
type Refetch = (() => PromiseLike<unknown>) | null;

type Awaited = { of: OutboxItem; delivery: 'waiting' | 'sending' | 'refused' | null };

/** Pending items; delivered ones stay until the list is fetched again. */
export function useAwaited(
  addresses: ReadonlyMap<string, unknown>,
  owner: string,
  refetch: Refetch,
): Awaited[] {
  const sending = useSending();
  const waiting = useOutbox(owner).filter(({ list }) => addresses.has(list));
  const joined = [...addresses.keys()].join(' ');
  const [delivered, setDelivered] = useState<readonly OutboxItem[]>([]);

  useEffect(() => {
    const watched = new Set(joined.split(' '));
    let before = outbox.read(owner);
    return outbox.subscribe(() => {
      const now = outbox.read(owner);
      const sent = before.filter(
        ({ id, list, wasSent }) =>
          watched.has(list) && wasSent && !now.some((item) => item.id === id),
      );
      before = now;
      if (sent.length === 0 || refetch === null) return;
      setDelivered((others) => [...others, ...sent]);
      const forget = () => setDelivered((all) => all.filter((item) => !sent.includes(item)));
      void Promise.resolve(refetch()).then(forget, forget);
    });
  }, [owner, joined, refetch]);

  const getDelivery = ({ id, refusal }: OutboxItem) => {
    if (refusal !== null) return 'refused';
    return id === sending ? 'sending' : 'waiting';
  };
  return [
    ...waiting.toReversed().map((of) => ({ of, delivery: getDelivery(of) }) as const),
    ...delivered.toReversed().map((of) => ({ of, delivery: null }) as const),
  ];
}
