import { useEffect, useState } from 'react';
import { getAddresses, type OutboxScope } from './outbox-scope';
import type { ItemKind, Shown } from './define-item';
import { useAwaited } from './use-awaited';

type WithId = { id: string };

type ServerList<Thing> = {
  data?: readonly Thing[] | undefined;
  error?: unknown;
  refetch: () => PromiseLike<unknown>;
};

/** What the list needs to know of a kind. */
type Listed<Item extends WithId, Thing extends WithId> = Pick<
  ItemKind<Item, Thing>,
  'getAddress' | 'toThing' | 'guard' | 'loadGuard'
>;

/** Each item once; pending ones stand in front and show without a network. */
export function useToolItems<
  Item extends WithId,
  Thing extends WithId,
  Query extends ServerList<Thing>,
>(
  kind: Listed<Item, Thing>,
  scope: OutboxScope,
  query: Query,
): Omit<Query, 'data' | 'error'> & {
  data: Shown<Thing, Item>[] | undefined;
  error: Query['error'];
} {
  const guard = useGuard(kind);
  const addresses = getAddresses(kind.getAddress, scope);
  const awaited = useAwaited(addresses, scope.owner, query.refetch);
  const pending = awaited.flatMap(({ of, delivery }) => {
    const item = guard?.(of) ?? null;
    return item === null ? [] : [{ item, of, delivery, artistId: addresses.get(of.list) }];
  });
  const here = new Set(pending.map(({ item }) => item.id));
  const shown: Shown<Thing, Item>[] = [
    ...pending.map((each) => ({
      thing: { ...kind.toThing(each.item), ...(scope.labelId && { artistId: each.artistId }) },
      pending: each,
    })),
    ...(query.data ?? [])
      .filter(({ id }) => !here.has(id))
      .map((thing) => ({ thing, pending: null })),
  ];
  const data = query.data || shown.length > 0 ? shown : undefined;
  return { ...query, data, error: data ? undefined : query.error };
}

function useGuard<Item extends WithId, Thing extends WithId>(kind: Listed<Item, Thing>) {
  const [guard, setGuard] = useState(kind.guard);
  useEffect(() => {
    let isOver = false;
    void kind.loadGuard().then((loaded) => isOver || setGuard(() => loaded));
    return () => {
      isOver = true;
    };
  }, [kind]);
  return guard;
}
