import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { problem } from '../../platform/problems.ts';
import { normalise } from '../search/normalise.ts';
import { findVisible, insertPlaylist } from './playlist.repository.ts';
import type { PlaylistWithTracks } from './playlist.view.ts';

/**
 * Begins an empty playlist. It is public, as the profile of its owner shows it.
 *
 * @throws {Problem} `not-found` when it is gone again before it could be read.
 */
export async function createPlaylist(
  db: Db,
  ownerId: string,
  { name, description }: { name: string; description: string },
  now: Date,
): Promise<PlaylistWithTracks> {
  const id = newId(now.getTime());
  await insertPlaylist(db, {
    id,
    name,
    description,
    ownerId,
    isPublic: true,
    createdAt: now,
    searchKey: normalise(name),
  });
  const created = await findVisible(db, id, ownerId);
  if (created === null) throw problem('not-found');
  return { ...created, tracks: [] };
}
