import type { CreatedList, CreatedPlace } from './created-list';
import { type Created, useCreated } from './use-created';

/** The server's list, as it was asked for. */
type ServerList<Thing> = {
  data?: readonly Thing[] | undefined;
  error?: unknown;
  refetch: () => PromiseLike<unknown>;
};

type Showing<Item, Thing, Shown> = {
  /** What the server will make of an item, as far as that is known. */
  asThing: (item: Item) => Thing;
  /** What is shown of one: `created` says how far it is, null for what the server has. */
  show: (thing: Thing, created: Created<Item> | null) => Shown;
};

/**
 * What was made with a tool and is not delivered yet, in front of what the server has, each once. What waits here can
 * be seen without the server.
 */
export function useListWithCreated<
  Item extends { id: string },
  Thing extends { id: string },
  Shown,
  Query extends ServerList<Thing>,
>(
  list: CreatedList<Item>,
  { place, query }: { place: CreatedPlace; query: Query },
  { asThing, show }: Showing<Item, Thing, Shown>,
): Omit<Query, 'data' | 'error'> & { data: Shown[] | undefined; error: Query['error'] } {
  const created = useCreated(list, place, query.refetch);
  const here = new Set(created.map(({ item }) => item.id));
  const shown = [
    ...created.map((each) =>
      show({ ...asThing(each.item), ...(place.labelId && { artistId: each.artistId }) }, each),
    ),
    ...(query.data ?? []).filter(({ id }) => !here.has(id)).map((thing) => show(thing, null)),
  ];
  const data = query.data || shown.length > 0 ? shown : undefined;
  return { ...query, data, error: data ? undefined : query.error };
}
