import type { JoinAlbumsBody, MusicAlbum, SplitAlbumBody } from '#contract/music-album.ts';
import { pictureUse } from '../../../media/media-uses.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import {
  findImportedAlbum,
  findStandingAlbum,
  type ImportedAlbum,
  replaceAlbum,
  saveImportedAlbum,
} from '../album/index.ts';
import { indexArtists } from '../search-index/index.ts';
import {
  findAlbumSongs,
  findArtistsOfTracks,
  moveTracks,
  numberAt,
  settleAlbumLoudness,
} from '../track/index.ts';
import { variousArtists } from './described-track.ts';
import { findSeenAlbums } from './imported-albums.repository.ts';
import {
  type DecidedTrack,
  findKeysOf,
  findShifts,
  insertDecision,
  type LeftAlbum,
} from './music-decision.repository.ts';
import { holdFolders } from './music-file.repository.ts';
import { readMusicDecisions } from './music-decisions.ts';
import { findOrAddArtist } from './music-names.repository.ts';
import { settleAlbumArtists } from './place-track.ts';

type Deciding = { now: Date; decidedById: string };

const words = sentences.music;

/**
 * Puts the songs of several imported albums into one of them, for good.
 *
 * @returns the decision's id and the album that stays.
 * @throws {Problem} `not-found` for an unknown album, `invalid` for fewer than two or one of a
 *   label, `duplicate` if one changed since it was seen.
 */
export async function joinAlbums(
  tx: Db,
  { albums, keepId }: JoinAlbumsBody,
  { now, decidedById }: Deciding,
): Promise<{ id: string; album: MusicAlbum; others: MusicAlbum[] }> {
  await holdFolders(tx);
  const ids = [...new Set(albums.map((album) => album.id))];
  if (ids.length < 2) throw problem('invalid', { error: words.joinFew });
  if (!ids.includes(keepId)) throw problem('invalid');
  const seen = await holdSeen(tx, albums);
  const album = seen.find(({ id }) => id === keepId);
  if (album === undefined) throw problem('not-found');
  const emptied = ids.filter((id) => id !== keepId);
  const songs = await findAlbumSongs(tx, ids);
  const artists = await findArtistsOfSongs(tx, seen, songs);
  const shifts = await findShifts(
    tx,
    songs.map(({ id }) => id),
  );
  const left = await describeLeft(tx, emptied);
  const taken = songs.filter(({ albumId }) => albumId === keepId);
  const decided = taken.map((song) => decide(song, shifts.get(song.id)?.discShift ?? 0));
  const moved: { id: string; albumId: string; disc: number | null }[] = [];
  for (const id of emptied) {
    const own = songs.filter(({ albumId }) => albumId === id);
    const shift = shiftBeside(taken, own);
    for (const song of own) {
      const disc = shift > 0 ? (song.disc ?? 1) + shift : song.disc;
      decided.push(decide(song, (shifts.get(song.id)?.discShift ?? 0) + shift));
      moved.push({ id: song.id, albumId: keepId, disc });
      taken.push({ ...song, disc });
    }
  }
  const id = newId();
  await insertDecision(tx, {
    id,
    kind: 'join',
    albumId: keepId,
    title: album.title,
    decidedAt: now,
    decidedById,
    albums: left,
    tracks: decided,
  });
  await moveTracks(tx, moved);
  for (const former of emptied) await replaceAlbum(tx, { id: former, intoId: keepId, now });
  await settleAlbumLoudness(tx, [keepId]);
  await indexArtists(tx, artists);
  return { id, album, others: seen.filter((other) => other.id !== keepId) };
}

type Song = Awaited<ReturnType<typeof findAlbumSongs>>[number];

const decide = (
  { id, albumId, disc }: Pick<Song, 'id' | 'albumId' | 'disc'>,
  discShift: number,
): DecidedTrack => ({ trackId: id, formerAlbumId: albumId, formerDisc: disc, discShift });

/** Albums with equal numbers of a disc follow each other as discs; others share them. */
function shiftBeside(taken: readonly Song[], own: readonly Song[]): number {
  const toPlace = ({ disc, position }: Song) => `${disc ?? 1}/${numberAt(position)}`;
  const isNumbered = ({ position }: Song) => numberAt(position) !== null;
  const places = new Set(taken.filter(isNumbered).map(toPlace));
  const isShared = own.some((song) => isNumbered(song) && places.has(toPlace(song)));
  return isShared ? Math.max(...taken.map(({ disc }) => disc ?? 1)) : 0;
}

/** As they are now, if they are as they were seen. */
async function holdSeen(
  tx: Db,
  albums: readonly { id: string; revision: string }[],
): Promise<MusicAlbum[]> {
  const found = await findSeenAlbums(
    tx,
    albums.map(({ id }) => id),
  );
  for (const { id, revision } of albums) {
    const album = found.find((each) => each.id === id);
    if (album === undefined) {
      const isFormer = (await findStandingAlbum(tx, id)) !== null;
      throw isFormer ? changed() : problem('not-found');
    }
    if (album.isOfLabel) throw problem('invalid', { error: words.albumOfLabel });
    if (album.revision !== revision) throw changed();
  }
  return found;
}

const changed = () => problem('duplicate', { error: words.albumsChanged });

async function findArtistsOfSongs(
  tx: Db,
  albums: readonly MusicAlbum[],
  songs: readonly { id: string }[],
): Promise<Set<string>> {
  const ids = songs.map(({ id }) => id);
  return new Set([
    ...albums.map(({ artist }) => artist.id),
    ...(await findArtistsOfTracks(tx, ids)),
  ]);
}

const noKeys = {
  folderId: null,
  folder: null,
  titleKey: null,
  artistKey: null,
  year: null,
  musicbrainzId: null,
};

async function describeLeft(tx: Db, ids: readonly string[]): Promise<LeftAlbum[]> {
  const keys = new Map((await findKeysOf(tx, ids)).map((row) => [row.albumId, row]));
  const left: LeftAlbum[] = [];
  for (const id of ids) {
    const album = await findImportedAlbum(tx, id);
    if (album === null) continue;
    const { id: albumId, ...about } = album;
    left.push({ ...about, ...noKeys, ...keys.get(id), albumId });
  }
  return left;
}

type Splitting = SplitAlbumBody & { id: string };

/**
 * Puts some songs of an imported album into a new one, for good.
 *
 * @throws {Problem} `not-found` for an unknown album or song, `invalid` for all songs of an album,
 *   one of a label or an artist of another one, `duplicate` if it changed since it was seen.
 */
export async function splitAlbum(
  tx: Db,
  { id, revision, songs, title, artistId }: Splitting,
  { now, decidedById, assets }: Deciding & { assets: Assets },
): Promise<{ id: string; album: MusicAlbum; title: string }> {
  await holdFolders(tx);
  const [album] = await holdSeen(tx, [{ id, revision }]);
  const source = await findImportedAlbum(tx, id);
  if (album === undefined || source === null) throw problem('not-found');
  const all = (await findAlbumSongs(tx, [id])).filter(({ sameAsId }) => sameAsId === null);
  const chosen = all.filter((song) => songs.includes(song.id));
  if (chosen.length < new Set(songs).size) throw problem('not-found');
  if (chosen.length === all.length) throw problem('invalid', { error: words.splitAll });
  const artists = await findArtistsOfSongs(tx, [album], all);
  if (artistId !== null && !artists.has(artistId)) throw problem('invalid');
  const newArtistId = artistId ?? (await findOrAddArtist(tx, variousArtists(), source.genre));
  const added: ImportedAlbum = { ...source, id: newId(), title, artistId: newArtistId };
  await saveImportedAlbum(tx, added);
  await assets.share(tx, pictureUse('album', id), pictureUse('album', added.id));
  const shifts = await findShifts(tx, songs);
  const decisionId = newId();
  await insertDecision(tx, {
    id: decisionId,
    kind: 'split',
    albumId: added.id,
    title,
    decidedAt: now,
    decidedById,
    albums: await describeLeft(tx, [id]),
    tracks: chosen.map((song) => decide(song, shifts.get(song.id)?.discShift ?? 0)),
  });
  await moveTracks(
    tx,
    chosen.map((song) => ({ id: song.id, albumId: added.id, disc: song.disc })),
  );
  const decisions = await readMusicDecisions(tx, []);
  for (const each of await settleAlbumArtists(tx, [id], decisions)) artists.add(each);
  await settleAlbumLoudness(tx, [id, added.id]);
  await indexArtists(tx, artists.add(newArtistId));
  return { id: decisionId, album, title };
}
