import type { App, Foundation } from '../../../platform/app.ts';
import type { Events } from '../../../platform/events/events.ts';
import { type CachedValue, cacheFor } from '../../../platform/cache-for.ts';
import { accountSuspended } from '../../people/user/index.ts';
import { featuredChanged } from './playlist.events.ts';
import { findFeatured, type PlaylistRow } from './playlist.repository.ts';

/** Milliseconds of caching; counts of followers change without an event. */
const maxAge = 30_000;

/** The featured playlists, kept in memory until one of them changes. */
export type FeaturedPlaylists = Pick<CachedValue<PlaylistRow[]>, 'read'>;

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyInstance {
    featured: FeaturedPlaylists;
  }
}

export function createFeaturedPlaylists(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  events: Events,
): FeaturedPlaylists {
  const cached = cacheFor(maxAge, clock, async () => findFeatured(db));
  events.on(featuredChanged, () => cached.forget());
  events.on(accountSuspended, () => cached.forget());
  return cached;
}

/** Adds `app.featured`. */
export function keepFeatured(app: App, foundation: Foundation): void {
  app.decorate('featured', createFeaturedPlaylists(foundation, app.events));
}
