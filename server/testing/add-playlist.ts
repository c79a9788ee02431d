import type { Db } from '../platform/database/db.ts';
import { refreshTotals } from '../modules/listening/playlist/playlist-track.repository.ts';
import { playlistTrackTable } from '../modules/listening/playlist/playlist-track.table.ts';
import {
  insertPlaylist,
  type PlaylistRecord,
} from '../modules/listening/playlist/playlist.repository.ts';
import { positionStep } from '../modules/listening/playlist/positions.ts';
import { toSearchKey } from '../platform/search-text/findable.ts';

type TestPlaylist = Pick<PlaylistRecord, 'id' | 'ownerId' | 'createdAt'> & Partial<PlaylistRecord>;

const rowsPerStatement = 2000;

/**
 * Adds a playlist, public by default, with entries `<playlist>-0`, `<playlist>-1`, … dated at its
 * creation.
 */
export async function addPlaylist(
  db: Db,
  playlist: TestPlaylist,
  trackIds: readonly string[],
): Promise<void> {
  const { id, createdAt, name = `Lista ${id}` } = playlist;
  const about = { description: '', isPublic: true, searchKey: toSearchKey(name) };
  await insertPlaylist(db, { name, ...about, ...playlist });
  const entries = trackIds.map((trackId, index) => ({
    id: `${id}-${index}`,
    playlistId: id,
    trackId,
    position: (index + 1) * positionStep,
    addedAt: createdAt,
  }));
  for (let start = 0; start < entries.length; start += rowsPerStatement) {
    await db.insert(playlistTrackTable).values(entries.slice(start, start + rowsPerStatement));
  }
  await refreshTotals(db, [id]);
}
