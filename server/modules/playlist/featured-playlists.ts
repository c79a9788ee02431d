import type { Db } from '../../platform/database/db.ts';
import { type Kept, keptFor } from '../../platform/kept-for.ts';
import { findFeatured, type PlaylistRow } from './playlist.repository.ts';

/** Milliseconds for which the featured playlists stand. */
const maxAge = 30_000;

/** The featured playlists, kept in memory; to be forgotten after a change of one of them. */
export type FeaturedPlaylists = Kept<PlaylistRow[]>;

export const createFeaturedPlaylists = (db: Db, clock: () => Date): FeaturedPlaylists =>
  keptFor(maxAge, clock, async () => findFeatured(db));
