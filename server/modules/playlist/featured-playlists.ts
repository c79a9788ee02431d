import type { Db } from '../../platform/database/db.ts';
import type { Events } from '../../platform/events/events.ts';
import { type Kept, keptFor } from '../../platform/kept-for.ts';
import { accountSuspended } from '../user/user.events.ts';
import { featuredChanged } from './playlist.events.ts';
import { findFeatured, type PlaylistRow } from './playlist.repository.ts';

/** Milliseconds of caching; counts of followers change without an event. */
const maxAge = 30_000;

/** The featured playlists, kept in memory until one of them changes. */
export type FeaturedPlaylists = Pick<Kept<PlaylistRow[]>, 'read'>;

export function createFeaturedPlaylists(
  db: Db,
  clock: () => Date,
  events: Events,
): FeaturedPlaylists {
  const kept = keptFor(maxAge, clock, async () => findFeatured(db));
  events.on(featuredChanged, () => kept.forget());
  events.on(accountSuspended, () => kept.forget());
  return kept;
}
