import { playlistLimits } from '#contract/limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { makeRoomAtEnd } from './entry-room.ts';
import { insertEntry, isInPlaylist, refreshTotals } from './playlist-track.repository.ts';
import { recordStays } from './playlist-stay.repository.ts';
import { lockPlaylist, updatePlaylist } from './playlist.repository.ts';

type Appending = { playlistId: string; trackId: string; now: Date };

/**
 * For playlists of the editors.
 *
 * @returns whether it is in; false for a full or deleted playlist.
 */
export async function appendTrack(
  tx: Db,
  { playlistId, trackId, now }: Appending,
): Promise<boolean> {
  const playlist = await lockPlaylist(tx, playlistId);
  if (playlist === null) return false;
  if (await isInPlaylist(tx, playlistId, trackId)) return true;
  if (playlist.trackCount >= playlistLimits.tracks) return false;
  const position = await makeRoomAtEnd(tx, playlistId);
  const id = newId(now.getTime());
  await insertEntry(tx, { id, playlistId, trackId, position, addedAt: now });
  await refreshTotals(tx, [playlistId]);
  await recordStays(tx, playlistId, now);
  await updatePlaylist(tx, playlistId, { changedAt: now, tracksAddedAt: now });
  return true;
}
