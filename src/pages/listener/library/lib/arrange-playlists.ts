import type { Playlist } from '@/shared/contract/playlist.ts';
import { matchesText } from '@/shared/lib/text-filter';

/** `recent` mixes own and saved playlists by their dates. See docs/product/library.md. */
export const libraryOrders = ['recent', 'alphabetical', 'creator'] as const;

export type LibraryOrder = (typeof libraryOrders)[number];

/** Spanish order: accents and case last, numbers by value. */
const { compare } = new Intl.Collator('es', { numeric: true });

/** Without a date it was just made here. */
const dateOf = ({ listedAt }: Playlist) =>
  listedAt === undefined ? Infinity : Date.parse(listedAt);

/** Filters by name or creator, and sorts. */
export function arrangePlaylists(
  playlists: readonly Playlist[],
  { filter, order }: { filter: string; order: LibraryOrder },
): Playlist[] {
  const found = playlists.filter(({ name, owner }) =>
    matchesText(filter, [name, owner.displayName]),
  );
  if (order === 'recent') {
    // Two without a date keep their order.
    return found.toSorted((a, b) => {
      const [one, other] = [dateOf(a), dateOf(b)];
      return one === other ? 0 : other - one;
    });
  }
  const byName = (a: Playlist, b: Playlist) => compare(a.name, b.name);
  if (order === 'alphabetical') return found.toSorted(byName);
  return found.toSorted(
    (a, b) => compare(a.owner.displayName, b.owner.displayName) || byName(a, b),
  );
}
