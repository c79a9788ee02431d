import { playlistLimits } from '#contract/limits.ts';
import type { FormerPosition } from '#contract/playlist.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { findTrack } from '../track/index.ts';
import { type Change, changeOwned } from './change-owned.ts';
import { adding, moving, removing } from './entry-acts.repository.ts';
import {
  deleteEntries,
  findFirstPosition,
  findLastPosition,
  findPosition,
  insertEntry,
  isInPlaylist,
  refreshTotals,
  spreadPositions,
  updatePosition,
} from './playlist-track.repository.ts';
import { updatePlaylist } from './playlist.repository.ts';
import { positionBetween } from './positions.ts';
import { writeCount } from './write-count.ts';

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
  const add = async (tx: Db, { id, trackCount }: { id: string; trackCount: number }) => {
    if ((await findTrack(tx, trackId)) === null) throw problem('not-found');
    refuseOverflow(trackCount + 1);
    if (allowDuplicate !== true && !restore && (await isInPlaylist(tx, id, trackId))) {
      throw problem('duplicate', { error: sentences.playlists.trackIsThere });
    }
    const entryId = newId(now.getTime());
    const find = () => (restore ? findFormerPosition(tx, id, restore) : findEnd(tx, id));
    const position = await makeRoom(tx, id, find);
    const addedAt = toPastTime(now, restore?.addedAt);
    await insertEntry(tx, { id: entryId, playlistId: id, trackId, position, addedAt });
    await refreshTotals(tx, [id]);
    if (!restore) await updatePlaylist(tx, id, { tracksAddedAt: now });
    return { entryId, trackCount: trackCount + 1 };
  };
  return changeOwned(change, add, adding(trackId));
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
  const remove = async (tx: Db, { id }: { id: string }) => {
    if ((await deleteEntries(tx, id, { trackId, entryIds, now })) === 0) throw problem('not-found');
    await refreshTotals(tx, [id]);
  };
  return changeOwned(change, remove, removing(trackId));
}

/**
 * Removes these entries; those that are gone already stay gone.
 *
 * @throws {Problem} `not-found` if none is left; like `changeOwned`, and `forbidden` for an
 * editorial playlist
 */
export function removeTracks(change: Change, entryIds: readonly string[]): Promise<void> {
  const { now } = change;
  return changeOwned(change, async (tx, { id }) => {
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
  const move = async (tx: Db, { id }: { id: string }) => {
    if ((await findPosition(tx, id, entryId)) === null) throw problem('not-found');
    if (entryId === beforeEntryId) return;
    const find = () =>
      beforeEntryId === null
        ? findEnd(tx, id, entryId)
        : findGapBefore(tx, id, beforeEntryId, entryId);
    await updatePosition(tx, entryId, await makeRoom(tx, id, find));
  };
  return changeOwned(change, move, moving(entryId, beforeEntryId));
}

/** @throws {Problem} `invalid` */
export function refuseOverflow(trackCount: number): void {
  if (trackCount <= playlistLimits.tracks) return;
  const count = writeCount(playlistLimits.tracks);
  throw problem('invalid', { error: fill(sentences.playlists.tooManyTracks, { count }) });
}

async function makeRoom(tx: Db, playlistId: string, find: () => Promise<number | null>) {
  const found = await find();
  if (found !== null) return found;
  await spreadPositions(tx, playlistId);
  const made = await find();
  if (made === null) throw new Error(`There is no room in the playlist ${playlistId}.`);
  return made;
}

/** The caller holds the lock. */
export const makeRoomAtEnd = (tx: Db, playlistId: string): Promise<number> =>
  makeRoom(tx, playlistId, () => findEnd(tx, playlistId));

async function findEnd(tx: Db, playlistId: string, exceptId?: string) {
  const last = await findLastPosition(tx, playlistId, exceptId === undefined ? {} : { exceptId });
  return positionBetween(last, null);
}

async function findGapBefore(tx: Db, playlistId: string, nextId: string, exceptId = '') {
  const next = await findPosition(tx, playlistId, nextId);
  if (next === null) throw problem('not-found');
  const before = { order: next, id: nextId };
  return positionBetween(await findLastPosition(tx, playlistId, { before, exceptId }), next);
}

/** Between the former neighbours, beside one, or at the end. */
async function findFormerPosition(tx: Db, playlistId: string, { after, before }: FormerPosition) {
  const next = before === null ? null : await findPosition(tx, playlistId, before);
  if (next !== null && before !== null) return findGapBefore(tx, playlistId, before);
  const previous = after === null ? null : await findPosition(tx, playlistId, after);
  if (previous !== null && after !== null) {
    const following = await findFirstPosition(tx, playlistId, { order: previous, id: after });
    return positionBetween(previous, following);
  }
  if (after !== null || before === null) return findEnd(tx, playlistId);
  return positionBetween(null, await findFirstPosition(tx, playlistId));
}

/** Clients cannot claim a future date. */
function toPastTime(now: Date, stated: string | undefined): Date {
  const date = stated === undefined ? now : new Date(stated);
  return date < now ? date : now;
}
