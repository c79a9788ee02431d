import { newId } from '../../../platform/ids.ts';
import { type Change, changeRows, logAct } from './change-owned.ts';
import { makeRoomAtEnd, refuseOverflow } from './entry-room.ts';
import {
  findAddable,
  insertAll,
  refreshTotals,
  spreadPositions,
} from './playlist-track.repository.ts';
import { updatePlaylist } from './playlist.repository.ts';
import { positionRange, positionStep } from './positions.ts';

type Additions = { trackIds: readonly string[]; allowDuplicates?: boolean | undefined };

/**
 * Adds known tracks at the end, in their order.
 *
 * @returns what it added, and how many the playlist has then
 * @throws {Problem} `invalid` if not all of them have room; like `changeOwned`, and `forbidden` for
 * an editorial playlist
 */
export function addTracks(change: Change, { trackIds, allowDuplicates = false }: Additions) {
  const { now } = change;
  return changeRows(change, async (tx, playlist) => {
    const { id, trackCount, author } = playlist;
    const addable = await findAddable(tx, id, { trackIds, allowDuplicates });
    const wanted = allowDuplicates ? trackIds : [...new Set(trackIds)];
    const added = wanted.filter((trackId) => addable.has(trackId));
    refuseOverflow(trackCount + added.length);
    let first = await makeRoomAtEnd(tx, id);
    if (first + added.length * positionStep > positionRange.max) {
      await spreadPositions(tx, id);
      first = await makeRoomAtEnd(tx, id);
    }
    const entries = added.map((trackId, index) => ({
      id: newId(now.getTime()),
      playlistId: id,
      trackId,
      position: first + index * positionStep,
      addedAt: now,
      ...author,
    }));
    if (entries.length > 0) {
      await insertAll(tx, entries);
      const entryIds = entries.map((entry) => entry.id);
      await logAct(change, playlist, { kind: 'added', which: { entryIds } });
      await updatePlaylist(tx, id, { tracksAddedAt: now });
    }
    await refreshTotals(tx, [id]);
    return {
      added: added.length,
      entryIds: entries.map((entry) => entry.id),
      trackCount: trackCount + added.length,
    };
  });
}
