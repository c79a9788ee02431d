import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';

type Placed = Pick<EditorialPlaylist, 'priority'>;

/**
 * The order on home, by priority. Ties keep their order: the server lists the oldest first, and
 * new ones come last.
 */
export const inFeaturedOrder = (one: Placed, other: Placed): number =>
  one.priority - other.priority;
