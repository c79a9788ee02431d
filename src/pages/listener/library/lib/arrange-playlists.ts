import type { Playlist } from '@/shared/contract/playlist.ts';
import { matchesText } from '@/shared/lib/text-filter';

/** `recent` keeps the server's order. See docs/product/library.md. */
export const libraryOrders = ['recent', 'alphabetical', 'creator'] as const;

export type LibraryOrder = (typeof libraryOrders)[number];

/** Spanish order: accents and case last, numbers by value. */
const { compare } = new Intl.Collator('es', { numeric: true });

/** Filters by name or creator, and sorts. */
export function arrangePlaylists(
  playlists: readonly Playlist[],
  { filter, order }: { filter: string; order: LibraryOrder },
): Playlist[] {
  const found = playlists.filter(({ name, owner }) =>
    matchesText(filter, [name, owner.displayName]),
  );
  if (order === 'recent') return found;
  const byName = (a: Playlist, b: Playlist) => compare(a.name, b.name);
  if (order === 'alphabetical') return found.toSorted(byName);
  return found.toSorted(
    (a, b) => compare(a.owner.displayName, b.owner.displayName) || byName(a, b),
  );
}

type ListQuery = {
  data?: Playlist[] | undefined;
  error?: unknown;
  isLoading: boolean;
  refetch: () => unknown;
};

/** Own playlists, then saved ones; complete or failed together. */
export function joinLists(own: ListQuery, saved: ListQuery) {
  const failed = [own, saved].filter(({ data, error }) => error !== undefined && !data);
  return {
    data: own.data && saved.data && [...own.data, ...saved.data],
    error: failed[0]?.error,
    isLoading: own.isLoading || saved.isLoading,
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
