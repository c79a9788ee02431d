import type { FormerPosition } from '#contract/playlist.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { findTrack } from '../../catalogue/track/index.ts';
import { type Change, changeRows, type ChangedPlaylist, logAct } from './change-owned.ts';
import {
  findEnd,
  findFormerPosition,
  findGapBefore,
  makeRoom,
  refuseOverflow,
} from './entry-room.ts';
import { adding, moving, removing } from './entry-acts.repository.ts';
import {
  deleteEntries,
  findPosition,
  insertEntry,
  isInPlaylist,
  refreshTotals,
  updatePosition,
} from './playlist-track.repository.ts';
import { updatePlaylist } from './playlist.repository.ts';
import { bringBack } from './undo-act.ts';

type Addition = {
  trackId: string;
  allowDuplicate?: boolean | undefined;
  restore?: FormerPosition | undefined;
};

/**
 * Adds it at the end, or at its former position.
 *
 * @throws {Problem} `not-found` for an unknown track; `invalid` if the playlist is full;
 * `duplicate` if the track is in and `allowDuplicate` is not set; like `changeOwned`.
 */
export function addTrack(change: Change, { trackId, allowDuplicate, restore }: Addition) {
  const { now } = change;
  const add = async (tx: Db, playlist: ChangedPlaylist) => {
    const { id, trackCount } = playlist;
    if ((await findTrack(tx, trackId)) === null) throw problem('not-found');
    refuseOverflow(trackCount + 1);
    if (allowDuplicate !== true && !restore && (await isInPlaylist(tx, id, trackId))) {
      throw problem('duplicate', { error: sentences.playlists.trackIsThere });
    }
    const back = restore && (await bringBack(change, playlist, trackId));
    if (back) return { entryId: back, trackCount: trackCount + 1 };
    const entryId = newId(now.getTime());
    const find = () => (restore ? findFormerPosition(tx, id, restore) : findEnd(tx, id));
    const position = await makeRoom(tx, id, find);
    const addedAt = toPastTime(now, restore?.addedAt);
    const { author } = playlist;
    await insertEntry(tx, { id: entryId, playlistId: id, trackId, position, addedAt, ...author });
    await logAct(change, playlist, { kind: 'added', which: { entryIds: [entryId] } });
    await refreshTotals(tx, [id]);
    if (!restore) await updatePlaylist(tx, id, { tracksAddedAt: now });
    return { entryId, trackCount: trackCount + 1 };
  };
  return changeRows(change, add, adding(trackId));
}

type Removal = { trackId: string; entryId?: string | undefined };

/**
 * Removes all entries of the track without an entry id.
 *
 * @throws {Problem} `not-found` if none is left; like `changeOwned`.
 */
export function removeTrack(change: Change, { trackId, entryId }: Removal): Promise<void> {
  const { now } = change;
  const entryIds = entryId === undefined ? undefined : [entryId];
  const which = entryId === undefined ? { trackId } : { entryIds: [entryId] };
  const remove = async (tx: Db, playlist: ChangedPlaylist) => {
    const { id } = playlist;
    await logAct(change, playlist, { kind: 'removed', which });
    if ((await deleteEntries(tx, id, { trackId, entryIds, now })) === 0) throw problem('not-found');
    await refreshTotals(tx, [id]);
  };
  return changeRows(change, remove, removing(trackId));
}

/**
 * Removes these entries; those that are gone already stay gone.
 *
 * @throws {Problem} `not-found` if none is left; like `changeOwned`, and `forbidden` for an
 * editorial playlist
 */
export function removeTracks(change: Change, entryIds: readonly string[]): Promise<void> {
  const { now } = change;
  return changeRows(change, async (tx, playlist) => {
    const { id } = playlist;
    await logAct(change, playlist, { kind: 'removed', which: { entryIds } });
    const removed = await deleteEntries(tx, id, { trackId: null, entryIds, now });
    if (removed === 0) throw problem('not-found');
    await refreshTotals(tx, [id]);
  });
}

type Move = { entryId: string; beforeEntryId: string | null };

/**
 * Null means the end; no other entry changes.
 *
 * @throws {Problem} `not-found` if one of the two is gone; like `changeOwned`.
 */
export function moveTrack(change: Change, { entryId, beforeEntryId }: Move): Promise<void> {
  const move = async (tx: Db, playlist: ChangedPlaylist) => {
    const { id } = playlist;
    if ((await findPosition(tx, id, entryId)) === null) throw problem('not-found');
    if (entryId === beforeEntryId) return;
    await logAct(change, playlist, { kind: 'moved', which: { entryIds: [entryId] } });
    const find = () =>
      beforeEntryId === null
        ? findEnd(tx, id, entryId)
        : findGapBefore(tx, id, beforeEntryId, entryId);
    await updatePosition(tx, entryId, await makeRoom(tx, id, find));
  };
  return changeRows(change, move, moving(entryId, beforeEntryId));
}

/** Clients cannot claim a future date. */
function toPastTime(now: Date, stated: string | undefined): Date {
  const date = stated === undefined ? now : new Date(stated);
  return date < now ? date : now;
}
