import { playlistLimits } from '#contract/limits.ts';
import type { FormerPosition } from '#contract/playlist.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import {
  findFirstPosition,
  findLastPosition,
  findPosition,
  spreadPositions,
} from './playlist-track.repository.ts';
import { positionBetween } from './positions.ts';
import { writeCount } from './write-count.ts';

/** @throws {Problem} `invalid` */
export function refuseOverflow(trackCount: number): void {
  if (trackCount <= playlistLimits.tracks) return;
  const count = writeCount(playlistLimits.tracks);
  throw problem('invalid', { error: fill(sentences.playlists.tooManyTracks, { count }) });
}

export async function makeRoom(tx: Db, playlistId: string, find: () => Promise<number | null>) {
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

export async function findEnd(tx: Db, playlistId: string, exceptId?: string) {
  const last = await findLastPosition(tx, playlistId, exceptId === undefined ? {} : { exceptId });
  return positionBetween(last, null);
}

export async function findGapBefore(tx: Db, playlistId: string, nextId: string, exceptId = '') {
  const next = await findPosition(tx, playlistId, nextId);
  if (next === null) throw problem('not-found');
  const before = { order: next, id: nextId };
  return positionBetween(await findLastPosition(tx, playlistId, { before, exceptId }), next);
}

/** Between the former neighbours, beside one, or at the end; null without room. */
export async function findFormerPosition(
  tx: Db,
  playlistId: string,
  { after, before }: Pick<FormerPosition, 'after' | 'before'>,
): Promise<number | null> {
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
