import type { Db } from '../../platform/database/db.ts';
import { findFeatured, type PlaylistRow } from './playlist.repository.ts';

/** Another server on the same database may change a playlist, so what is kept ages: milliseconds. */
const maxAge = 30_000;

/** The featured playlists, which are the same for everybody, kept in memory for a short time. */
export type FeaturedPlaylists = {
  read(): Promise<PlaylistRow[]>;
  /** To be called after a change of a featured playlist. */
  forget(): void;
};

export function createFeaturedPlaylists(db: Db, clock: () => Date): FeaturedPlaylists {
  let kept: { until: number; playlists: Promise<PlaylistRow[]> } | undefined;

  function forget() {
    kept = undefined;
  }

  async function read() {
    const now = clock().getTime();
    if (kept === undefined || now >= kept.until || now < kept.until - maxAge) {
      kept = { until: now + maxAge, playlists: readFromDatabase() };
      kept.playlists.catch(forget);
    }
    return kept.playlists;
  }

  async function readFromDatabase() {
    return findFeatured(db);
  }

  return { read, forget };
}
