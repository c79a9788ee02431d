import { playlistLimits } from '#contract/limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { findTrack } from '../track/track.repository.ts';
import { type Change, changeOwned } from './change-owned.ts';
import {
  deleteEntries,
  findLastPosition,
  findPosition,
  insertEntry,
  isInPlaylist,
  refreshTotals,
  spreadPositions,
  updatePosition,
} from './playlist-track.repository.ts';
import { positionBetween } from './positions.ts';
import { writeCount } from './write-count.ts';

type Addition = { trackId: string; allowDuplicate?: boolean | undefined };

/**
 * Adds a track at the end of the playlist.
 *
 * @returns the new entry, and how many the playlist has from now on.
 * @throws {Problem} `not-found` for an unknown track, `invalid` when the playlist is full, `duplicate`
 *   when it has the track already and nobody was asked; and as `changeOwned` does.
 */
export function addTrack(change: Change, { trackId, allowDuplicate }: Addition, now: Date) {
  return changeOwned(change, async (tx, { id, trackCount }) => {
    if ((await findTrack(tx, trackId)) === null) throw problem('not-found');
    if (trackCount >= playlistLimits.tracks) {
      const count = writeCount(playlistLimits.tracks);
      throw problem('invalid', { error: fill(sentences.playlists.tooManyTracks, { count }) });
    }
    if (allowDuplicate !== true && (await isInPlaylist(tx, id, trackId))) {
      throw problem('duplicate', { error: sentences.playlists.trackIsThere });
    }
    const entryId = newId(now.getTime());
    const position = await makeRoom(tx, id, () => findEnd(tx, id));
    await insertEntry(tx, { id: entryId, playlistId: id, trackId, position, addedAt: now });
    await refreshTotals(tx, [id]);
    return { entryId, trackCount: trackCount + 1 };
  });
}

type Removal = { trackId: string; entryId?: string | undefined };

/**
 * Takes one entry of the track out of the playlist, or every one when none is named.
 *
 * @throws {Problem} `not-found` when there is nothing (left) to take out; and as `changeOwned` does.
 */
export function removeTrack(change: Change, { trackId, entryId }: Removal): Promise<void> {
  return changeOwned(change, async (tx, { id }) => {
    if ((await deleteEntries(tx, id, trackId, entryId)) === 0) throw problem('not-found');
    await refreshTotals(tx, [id]);
  });
}

type Move = { entryId: string; beforeEntryId: string | null };

/**
 * Moves an entry to stand before another one, or to the end with null. No other entry changes.
 *
 * @throws {Problem} `not-found` when one of the two is gone; and as `changeOwned` does.
 */
export function moveTrack(change: Change, { entryId, beforeEntryId }: Move): Promise<void> {
  return changeOwned(change, async (tx, { id }) => {
    if ((await findPosition(tx, id, entryId)) === null) throw problem('not-found');
    if (entryId === beforeEntryId) return;
    const find = () =>
      beforeEntryId === null
        ? findEnd(tx, id, entryId)
        : findGapBefore(tx, id, beforeEntryId, entryId);
    await updatePosition(tx, entryId, await makeRoom(tx, id, find));
  });
}

/** The free position that is found, if need be after spreading the entries evenly. */
async function makeRoom(tx: Db, playlistId: string, find: () => Promise<number | null>) {
  const found = await find();
  if (found !== null) return found;
  await spreadPositions(tx, playlistId);
  const made = await find();
  if (made === null) throw new Error(`There is no room in the playlist ${playlistId}.`);
  return made;
}

async function findEnd(tx: Db, playlistId: string, exceptId?: string) {
  const last = await findLastPosition(tx, playlistId, exceptId === undefined ? {} : { exceptId });
  return positionBetween(last, null);
}

async function findGapBefore(tx: Db, playlistId: string, nextId: string, exceptId: string) {
  const next = await findPosition(tx, playlistId, nextId);
  if (next === null) throw problem('not-found');
  const before = { order: next, id: nextId };
  return positionBetween(await findLastPosition(tx, playlistId, { before, exceptId }), next);
}
