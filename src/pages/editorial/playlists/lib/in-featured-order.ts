import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';

type Placed = Pick<EditorialPlaylist, 'priority'>;

/**
 * The order in which home features them: by priority. Equals stay as they stand, for the server tells the older first
 * and what is made comes last.
 */
export const inFeaturedOrder = (one: Placed, other: Placed): number =>
  one.priority - other.priority;
