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
