import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { learnWords } from '../../catalogue/search-index/index.ts';
import { refuseOneMore } from './create-playlist.ts';
import { holdDeleted, restoreEntries, type Restoring } from './deleted-playlist.repository.ts';
import { refreshTotals } from './playlist-track.repository.ts';
import { findVisible, type PlaylistRow, updatePlaylist } from './playlist.repository.ts';

/**
 * With its tracks, visibility and the users who saved it.
 *
 * @throws {Problem} `not-found` if it is not among the owner's deleted ones; `invalid` at the
 * owner's limit.
 */
export async function restorePlaylist(tx: Db, restoring: Restoring): Promise<PlaylistRow> {
  const { playlistId, owner, now } = restoring;
  const held = await holdDeleted(tx, restoring);
  if (held === null) throw problem('not-found');
  await refuseOneMore(tx, owner);
  await restoreEntries(tx, playlistId);
  await refreshTotals(tx, [playlistId]);
  const { wasPublic: isPublic, searchKey } = held;
  await updatePlaylist(tx, playlistId, { isPublic, deletedAt: null, changedAt: now });
  if (isPublic) await learnWords(tx, searchKey);
  const restored = await findVisible(tx, playlistId, { id: owner });
  if (restored === null) throw problem('not-found');
  return restored;
}
