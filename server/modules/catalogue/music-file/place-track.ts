import type { Genre } from '#contract/artist.ts';
import type { ReadMusic } from '../../../media/music/read-music.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { findImportedAlbum, saveImportedAlbum } from '../album/index.ts';
import {
  type CreditedTrack,
  findArtistsOfAlbums,
  insertImportedTracks,
  saveImportedTrack,
  toPosition,
} from '../track/index.ts';
import { chooseAlbum } from './choose-album.ts';
import { type DescribedTrack, variousArtists } from './described-track.ts';
import type { MusicDecisions } from './music-decisions.ts';
import {
  type AlbumKeys,
  findAlbumKeys,
  findOrAddArtist,
  hasArtistKey,
  saveAlbumKeys,
  type TaggedArtist,
  toNameKey,
} from './music-names.repository.ts';
import { toKey } from './placed-file.ts';

type Placing = {
  described: DescribedTrack;
  music: Omit<ReadMusic, 'picture'>;
  folderId: string;
  /** Of the file, for an album without a date. */
  day: string;
  /** Null for a new track. */
  known: { trackId: string; albumId: string; hash: string } | null;
  /** Whether all tracks of an album may get its new title and folder. */
  mayRename: (albumId: string) => boolean;
  decisions: MusicDecisions;
};

type AlbumPlace = { id: string; artistId: string; isNew: boolean; discShift: number };

/** Of one transaction: songs of an album follow each other, and ask the same. */
export function openPlaces(tx: Db) {
  const artists = new Map<string, string>();
  const added: CreditedTrack[] = [];
  let last: { asked: string; place: AlbumPlace } | null = null;
  return {
    tx,
    async findOrAddArtist(artist: TaggedArtist, genre: Genre): Promise<string> {
      const key = `${artist.musicbrainzId ?? ''} ${toNameKey(artist.name)}`;
      const id = artists.get(key) ?? (await findOrAddArtist(tx, artist, genre));
      artists.set(key, id);
      return id;
    },
    /** `asked` says all that the place depends on. */
    async placeAlbum(asked: string, place: () => Promise<AlbumPlace>): Promise<AlbumPlace> {
      last = last?.asked === asked ? last : { asked, place: await place() };
      const found = last.place;
      last = { asked, place: { ...found, isNew: false } };
      return found;
    },
    /** They are written by `writeAdded`. */
    add: (track: CreditedTrack) => void added.push(track),
    writeAdded: () => insertImportedTracks(tx, added.splice(0)),
  };
}

type Places = ReturnType<typeof openPlaces>;

export type Placed = {
  trackId: string;
  albumId: string;
  title: string;
  artistIds: readonly string[];
  isNewAlbum: boolean;
};

/** Seconds, as the wire has them. */
export const toDuration = ({ samples, sampleRate }: Pick<ReadMusic, 'samples' | 'sampleRate'>) =>
  Math.max(1, Math.round(samples / sampleRate));

/** Writes album and artists as the tags say, and a known track; a new one is added to `places`. */
export async function placeTrack(places: Places, placing: Placing): Promise<Placed> {
  const { described, music, known } = placing;
  const { genre, people, artist } = described;
  const artists: { id: string; name: string; role: 'main' | 'featured' }[] = [];
  for (const { name, musicbrainzId, role } of people) {
    const id = await places.findOrAddArtist({ name, musicbrainzId }, genre);
    if (!artists.some((other) => other.id === id)) artists.push({ id, name, role });
  }
  const main = artists[0];
  if (main === undefined) throw new Error('A track has an artist.');
  const album = await placeAlbum(places, placing, main.id);
  const { tags } = music;
  const { number } = described;
  const disc = album.discShift > 0 ? (described.disc ?? 1) + album.discShift : described.disc;
  const trackId = known?.trackId ?? newId();
  const track = {
    id: trackId,
    title: described.title,
    artistId: main.id,
    albumId: album.id,
    position: toPosition(disc, number),
    duration: toDuration(music),
    disc,
    discTitle: tags.discTitle ?? null,
    printedNumber: tags.printedNumber ?? (number === null ? null : String(number)),
    printedArtist: artist === main.name ? null : artist,
    credits: { writers: tags.writers, producers: tags.producers },
    ...soundOf(placing),
  };
  const credits = artists.map(({ id, name, role }) => ({ artistId: id, name, role }));
  if (known) await saveImportedTrack(places.tx, { track, credits });
  else places.add({ track, credits });
  return {
    trackId,
    albumId: album.id,
    title: described.title,
    artistIds: [...artists.map(({ id }) => id), album.artistId],
    isNewAlbum: album.isNew,
  };
}

/** What no tag says is heard later, once for each sound. */
function soundOf({ music, known }: Placing) {
  const { loudness } = music.tags;
  const isNew = known?.hash !== music.hash;
  return {
    ...(isNew && { loudness: null, tempo: null, tonic: null, analysedAt: null }),
    ...(loudness !== undefined && { loudness }),
  };
}

async function placeAlbum(places: Places, placing: Placing, mainId: string): Promise<AlbumPlace> {
  const { described, music, folderId, known, decisions } = placing;
  const decided = known && decisions.of(known.trackId);
  if (decided) return openDecided(places.tx, decided);
  const { tags } = music;
  const { album, albumArtist, isVarious } = described;
  const wanted = {
    folderId,
    folder: described.folder,
    titleKey: toNameKey(album),
    artistKey: albumArtist === null ? null : toNameKey(albumArtist),
    year: tags.date?.slice(0, 4) ?? null,
    musicbrainzId: tags.albumId ?? null,
  };
  const place = () => chooseAndSave(places, { ...placing, wanted, mainId });
  if (known) return place();
  const folder = toKey(described.folder);
  const asked = [
    { ...wanted, folder },
    album,
    albumArtist,
    tags.albumArtistId,
    isVarious,
    tags.date,
  ];
  return places.placeAlbum(JSON.stringify(asked), place);
}

type Choosing = Placing & { wanted: Omit<AlbumKeys, 'albumId'>; mainId: string };

async function chooseAndSave(places: Places, choosing: Choosing): Promise<AlbumPlace> {
  const { described, music, known, mayRename, day, decisions, wanted, mainId } = choosing;
  const { tx } = places;
  const { tags } = music;
  const { albumArtist, genre, isVarious } = described;
  const candidates = [...(await findAlbumKeys(tx, wanted)), ...decisions.joinedKeys(wanted)];
  const own = candidates.find(({ albumId }) => albumId === known?.albumId);
  const chosen = chooseAlbum(own ? [own, ...candidates] : candidates, wanted);
  const standing = chosen && decisions.standing(chosen.albumId);
  if (standing !== null && decisions.isDecided(standing)) {
    return openDecided(tx, { albumId: standing, discShift: 0 });
  }
  const mayKeep = known && mayRename(known.albumId) && !decisions.isDecided(known.albumId);
  const id = standing ?? (mayKeep ? known.albumId : newId());
  const before = await findImportedAlbum(tx, id);
  const named =
    albumArtist === null
      ? null
      : await places.findOrAddArtist(
          isVarious ? variousArtists() : { name: albumArtist, musicbrainzId: tags.albumArtistId },
          genre,
        );
  // `settleAlbumArtists` corrects it once all tracks are there.
  const artistId = named ?? before?.artistId ?? mainId;
  await saveImportedAlbum(tx, {
    id,
    title: described.album,
    artistId,
    genre: before?.genre ?? genre,
    ...datesOf(tags.date, before, day),
  });
  await saveAlbumKeys(tx, { albumId: id, ...mergeKeys(chosen, wanted) });
  return { id, artistId, isNew: before === null, discShift: 0 };
}

/** Its title, artist and date are not those of the tags. */
async function openDecided(tx: Db, { albumId, discShift }: { albumId: string; discShift: number }) {
  const album = await findImportedAlbum(tx, albumId);
  if (album === null) throw new Error('A song was put into an album that is not there.');
  return { id: albumId, artistId: album.artistId, isNew: false, discShift };
}

/** A file without a tag takes nothing from an album. */
const mergeKeys = (before: AlbumKeys | null, wanted: Omit<AlbumKeys, 'albumId'>) => ({
  ...wanted,
  folder: before?.folder ?? wanted.folder,
  folderId: before?.folderId ?? wanted.folderId,
  artistKey: wanted.artistKey ?? before?.artistKey ?? null,
  year: wanted.year ?? before?.year ?? null,
  musicbrainzId: wanted.musicbrainzId ?? before?.musicbrainzId ?? null,
});

type Dates = { releaseDate: string; released: string | null };

/** As precise as given; without any, the day of the file orders the album and is not shown. */
function datesOf(date: string | undefined, before: Dates | null, day: string): Dates {
  if (date === undefined) {
    return before
      ? { releaseDate: before.releaseDate, released: before.released }
      : { releaseDate: day, released: '' };
  }
  return {
    releaseDate: `${date}${'-01-01'.slice(date.length - 4)}`.slice(0, 10),
    released: date.length === 10 ? null : date,
  };
}

/** Without an artist of its own, an album of several is one of various artists. */
export async function settleAlbumArtists(
  tx: Db,
  albumIds: readonly string[],
  { isDecided }: Pick<MusicDecisions, 'isDecided'>,
): Promise<string[]> {
  const changed: string[] = [];
  const open = albumIds.filter((id) => !isDecided(id));
  for (const { albumId, artistIds } of await findArtistsOfAlbums(tx, open)) {
    const [only] = artistIds;
    const album = await findImportedAlbum(tx, albumId);
    if (only === undefined || album === null || (await hasArtistKey(tx, albumId))) continue;
    const artistId =
      artistIds.length === 1 ? only : await findOrAddArtist(tx, variousArtists(), album.genre);
    if (artistId === album.artistId) continue;
    await saveImportedAlbum(tx, { ...album, artistId });
    changed.push(album.artistId, artistId);
  }
  return changed;
}
