import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { indexArtists } from '../search-index/index.ts';
import {
  findArtistsOfTracks,
  followFront,
  putApart,
  putBehind,
  setGone,
  settleAlbumLoudness,
} from '../track/index.ts';
import {
  deleteDecision,
  findDecidedTracks,
  findSameDecision,
  insertDecision,
} from './music-decision.repository.ts';
import { findPlayable, holdFolders, rereadFiles } from './music-file.repository.ts';
import {
  dismissSongs,
  findPair,
  findRecordings,
  giveFilesBack,
  takeFiles,
} from './recording-pair.repository.ts';

type Deciding = { now: Date; decidedById: string };

/** `isNew` is false where it was decided before. */
type Joined = { id: string; song: { id: string; title: string }; isNew: boolean };

/**
 * Makes two songs of an album one: the one that was played more stays, with the files, likes and
 * plays of both, and its best file plays. The other one keeps its entries in lists, which play the
 * same file.
 *
 * @throws {Problem} `not-found` for an unknown pair, `duplicate` if the songs are no longer those
 *   of one album.
 */
export async function joinRecordings(
  tx: Db,
  pairId: string,
  { now, decidedById }: Deciding,
): Promise<Joined> {
  await holdFolders(tx);
  const pair = await findPair(tx, pairId);
  if (pair === null) throw problem('not-found');
  const songs = await findRecordings(tx, pair.songs);
  const [front, behind] = songs.toSorted((one, other) => other.playCount - one.playCount);
  if (front === undefined) throw problem('not-found');
  if (behind === undefined) {
    const known = await findSameDecision(tx, front.id);
    if (known === null) throw problem('not-found');
    return { id: known, song: front, isNew: false };
  }
  if (front.album.id !== behind.album.id || front.artist.id !== behind.artist.id) {
    throw problem('duplicate', { error: sentences.music.recordingsChanged });
  }
  await takeFiles(tx, { fromId: behind.id, toId: front.id });
  await settleGone(tx, [front.id]);
  const hidden = await putBehind(tx, { frontId: front.id, trackId: behind.id });
  const id = newId();
  await insertDecision(tx, {
    id,
    kind: 'same',
    albumId: front.album.id,
    title: front.title,
    decidedAt: now,
    decidedById,
    albums: [],
    tracks: hidden.map((trackId) => ({
      trackId,
      formerAlbumId: front.album.id,
      formerSameAsId: trackId === behind.id ? null : behind.id,
      discShift: 0,
    })),
  });
  await settle(tx, [front.id, behind.id], front.album.id);
  return { id, song: front, isNew: true };
}

/**
 * Undoes `joinRecordings`; the next import reads the files of both songs again.
 *
 * @returns the song that stayed.
 */
export async function partRecordings(
  tx: Db,
  { id, albumId }: { id: string; albumId: string },
): Promise<string> {
  const tracks = await findDecidedTracks(tx, id);
  const songId = tracks.find(({ formerSameAsId }) => formerSameAsId === null)?.trackId ?? '';
  const others = tracks.flatMap(({ trackId }) => (trackId === songId ? [] : [trackId]));
  await giveFilesBack(tx, { songId, others });
  const frontId = await putApart(tx, { trackId: songId, others });
  const both = [frontId, songId];
  await settleGone(tx, both);
  await followFront(tx, both);
  await deleteDecision(tx, id);
  await rereadFiles(tx, both);
  await settle(tx, both, albumId);
  return frontId;
}

/**
 * Says for good that two songs are two recordings.
 *
 * @returns the song, and whether nobody said so before.
 * @throws {Problem} `not-found` for an unknown pair, `duplicate` for songs that are one meanwhile.
 */
export async function dismissPair(
  tx: Db,
  pairId: string,
  now: Date,
): Promise<{ song: { id: string; title: string }; isNew: boolean }> {
  await holdFolders(tx);
  const pair = await findPair(tx, pairId);
  const [song, other] = pair ? await findRecordings(tx, pair.songs) : [];
  if (pair === null || song === undefined) throw problem('not-found');
  if (other === undefined) throw problem('duplicate', { error: sentences.music.recordingsJoined });
  await dismissSongs(tx, pair.songs, now);
  return { song, isNew: !pair.isDismissed };
}

async function settleGone(tx: Db, trackIds: readonly string[]): Promise<void> {
  const playable = await findPlayable(tx, trackIds);
  for (const id of trackIds) await setGone(tx, [id], !playable.has(id));
}

async function settle(tx: Db, trackIds: readonly string[], albumId: string): Promise<void> {
  await settleAlbumLoudness(tx, [albumId]);
  await indexArtists(tx, await findArtistsOfTracks(tx, trackIds));
}
