import { playlistLimits } from '#contract/limits.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { findVisible, type PlaylistRow } from './playlist.repository.ts';
import {
  countSaved,
  countSaver,
  deleteSaved,
  discountSaver,
  insertSaved,
} from './saved-playlist.repository.ts';
import { writeCount } from './write-count.ts';

type Saving = { playlistId: string; viewer: Pick<Viewer, 'id'>; now: Date };

/**
 * A repeat changes nothing.
 *
 * @throws {Problem} `not-found` for one that the viewer may not read; `forbidden` for one that is theirs or shared
 * with them;
 * `invalid` at the limit.
 */
export async function savePlaylist(
  tx: Db,
  { playlistId, viewer, now }: Saving,
): Promise<PlaylistRow> {
  const playlist = await findVisible(tx, playlistId, { id: viewer.id });
  if (playlist === null) throw problem('not-found');
  if (playlist.ownerId === viewer.id || playlist.isMember) throw problem('forbidden');
  const saving = { listener: viewer.id, playlist: playlistId };
  if (!(await insertSaved(tx, { ...saving, now }))) return playlist;
  if ((await countSaved(tx, viewer.id)) > playlistLimits.saved) {
    const count = writeCount(playlistLimits.saved);
    throw problem('invalid', { error: fill(sentences.playlists.tooManySaved, { count }) });
  }
  await countSaver(tx, playlistId, now);
  return { ...playlist, followerCount: playlist.followerCount + 1 };
}

/** Also one that is hidden or deleted meanwhile. */
export async function unsavePlaylist(tx: Db, { playlistId, viewer }: Omit<Saving, 'now'>) {
  const wasSaved = await deleteSaved(tx, { listener: viewer.id, playlist: playlistId });
  if (wasSaved) await discountSaver(tx, playlistId);
}
