import type { Db } from '../../platform/database/db.ts';
import { type Kept, keptFor } from '../../platform/kept-for.ts';
import { findFeatured, type PlaylistRow } from './playlist.repository.ts';

/** Milliseconds. */
const maxAge = 30_000;

/** Cached; call `forget` after changing one of them. */
export type FeaturedPlaylists = Kept<PlaylistRow[]>;

export const createFeaturedPlaylists = (db: Db, clock: () => Date): FeaturedPlaylists =>
  keptFor(maxAge, clock, async () => findFeatured(db));
