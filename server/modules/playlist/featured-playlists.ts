import type { App, Foundation } from '../../platform/app.ts';
import type { Events } from '../../platform/events/events.ts';
import { type Kept, keptFor } from '../../platform/kept-for.ts';
import { accountSuspended } from '../user/index.ts';
import { featuredChanged } from './playlist.events.ts';
import { findFeatured, type PlaylistRow } from './playlist.repository.ts';

/** Milliseconds of caching; counts of followers change without an event. */
const maxAge = 30_000;

/** The featured playlists, kept in memory until one of them changes. */
export type FeaturedPlaylists = Pick<Kept<PlaylistRow[]>, 'read'>;

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
  const kept = keptFor(maxAge, clock, async () => findFeatured(db));
  events.on(featuredChanged, () => kept.forget());
  events.on(accountSuspended, () => kept.forget());
  return kept;
}

/** Adds `app.featured`. */
export function keepFeatured(app: App, foundation: Foundation): void {
  app.decorate('featured', createFeaturedPlaylists(foundation, app.events));
}
