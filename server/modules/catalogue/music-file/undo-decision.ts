import type { MusicDecisionKind } from '#contract/music-album.ts';
import { pictureUse } from '../../../media/media-uses.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import {
  deleteEmptyAlbum,
  findImportedAlbum,
  findStandingAlbum,
  replaceAlbum,
  restoreAlbum,
} from '../album/index.ts';
import { indexArtists } from '../search-index/index.ts';
import {
  findAlbumSongs,
  findAlbumsOfTracks,
  findArtistsOfAlbums,
  findArtistsOfTracks,
  moveTracks,
  settleAlbumLoudness,
} from '../track/index.ts';
import {
  deleteDecision,
  findDecidedTracks,
  findDecision,
  findLeftAlbums,
  type LeftAlbum,
} from './music-decision.repository.ts';
import { holdFolders, rereadFiles } from './music-file.repository.ts';
import { readMusicDecisions } from './music-decisions.ts';
import { saveAlbumKeys } from './music-names.repository.ts';
import { settleAlbumArtists } from './place-track.ts';
import { partRecordings } from './same-recording.ts';

/**
 * Puts songs back to where they were; the next import reads their files again, so that the rules
 * have the last word.
 *
 * @returns the album that stayed or was new, or the song that stayed.
 * @throws {Problem} `not-found` for an unknown decision, `duplicate` where a later one is about the
 *   same songs.
 */
export async function undoDecision(
  tx: Db,
  id: string,
  { now, assets }: { now: Date; assets: Assets },
): Promise<{ kind: MusicDecisionKind; about: { id: string; title: string } }> {
  await holdFolders(tx);
  const decision = await findDecision(tx, id);
  if (decision === null) throw problem('not-found');
  if (!decision.isLatest) throw problem('duplicate', { error: sentences.music.undoLater });
  const { kind, albumId, title, decidedAt } = decision;
  if (kind === 'same') return { kind, about: { id: await partRecordings(tx, decision), title } };
  const tracks = await findDecidedTracks(tx, id);
  const left = await findLeftAlbums(tx, id);
  const ids = tracks.map(({ trackId }) => trackId);
  const beside = (await findAlbumSongs(tx, [albumId])).map((song) => song.id);
  const artists = new Set(await findArtistsOfTracks(tx, [...ids, ...beside]));
  const homes = new Map<string, string>();
  for (const album of left) {
    // The album that songs were split off may have been joined to another one.
    const standing = kind === 'split' ? await findStandingAlbum(tx, album.albumId) : null;
    homes.set(album.albumId, standing ?? album.albumId);
    if (standing === null) await bringBack(tx, album, { intoId: albumId, replacedAt: decidedAt });
    artists.add(album.artistId);
  }
  const albumsNow = await findAlbumsOfTracks(tx, ids);
  const moved = tracks.flatMap(({ trackId, formerAlbumId, formerDisc }) =>
    albumsNow.get(trackId) === albumId
      ? [{ id: trackId, albumId: homes.get(formerAlbumId) ?? formerAlbumId, disc: formerDisc }]
      : [],
  );
  await moveTracks(tx, moved);
  await deleteDecision(tx, id);
  await rereadFiles(tx, [...ids, ...beside]);
  const [home] = homes.values();
  if (kind === 'split' && home !== undefined) {
    await replaceAlbum(tx, { id: albumId, intoId: home, now });
    await assets.release(tx, pictureUse('album', albumId));
  }
  const albums = [albumId, ...homes.values()];
  const decisions = await readMusicDecisions(tx, []);
  for (const each of await settleAlbumArtists(tx, albums, decisions)) artists.add(each);
  for (const { albumId: each, artistIds } of await findArtistsOfAlbums(tx, albums)) {
    if (artistIds.length === 0) await deleteEmptyAlbum(tx, each);
  }
  await settleAlbumLoudness(tx, albums);
  await indexArtists(tx, artists);
  return { kind, about: { id: albumId, title } };
}

/** Also an album that other tags emptied meanwhile. */
async function bringBack(
  tx: Db,
  album: LeftAlbum,
  replaced: { intoId: string; replacedAt: Date },
): Promise<void> {
  const { albumId, title, artistId, genre, releaseDate, released, ...keys } = album;
  if ((await findImportedAlbum(tx, albumId)) !== null) return;
  const about = { title, artistId, genre, releaseDate, released };
  await restoreAlbum(tx, { id: albumId, ...about }, replaced);
  const { folderId, folder, titleKey, artistKey, year, musicbrainzId } = keys;
  if (folderId === null || folder === null || titleKey === null) return;
  const known = { albumId, folderId, folder, titleKey, artistKey, year, musicbrainzId };
  await saveAlbumKeys(tx, known);
}
