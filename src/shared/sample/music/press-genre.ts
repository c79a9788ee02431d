import type { Album, Artist, Track } from '../catalogue-types.ts';
import { slug } from '../plain-text.ts';
import { seeded } from '../seeded.ts';
import type { AlbumSheet, ArtistSheet, GenreSheet } from './genre-sheet.ts';

/** The id of the artist with this key. */
export const artistId = (key: string): string => `art_${key}`;

/** Turns a sheet written by hand into rows with ids, durations and popularity; always the same ones. */
export function pressGenre(sheet: GenreSheet): {
  artists: Artist[];
  albums: Album[];
  tracks: Track[];
} {
  const releases = sheet.artists.flatMap((artist) =>
    artist.albums.map((album) => ({
      artist,
      album,
      key: `${artist.key}_${slug(album.title, 28)}`,
    })),
  );
  return {
    artists: sheet.artists.map((artist) => pressArtist(sheet, artist)),
    albums: releases.map(({ artist, album, key }) => ({
      id: `alb_${key}`,
      title: album.title,
      artistId: artistId(artist.key),
      releaseDate: album.released,
      label: album.label,
      genre: sheet.genre,
    })),
    tracks: releases.flatMap(({ artist, album, key }) => pressTracks(sheet, artist, album, key)),
  };
}

function pressArtist(
  { genre }: GenreSheet,
  { key, related, albums: _albums, ...artist }: ArtistSheet,
): Artist {
  return { id: artistId(key), genre, ...artist, relatedIds: related.map(artistId) };
}

function pressTracks(
  { durations }: GenreSheet,
  artist: ArtistSheet,
  album: AlbumSheet,
  key: string,
): Track[] {
  return album.tracks.map((title, index) => {
    const id = `trk_${key}_${String(index + 1).padStart(2, '0')}`;
    return {
      id,
      title,
      artistId: artistId(artist.key),
      albumId: `alb_${key}`,
      position: index + 1,
      duration: durationOf(id, durations),
      plays: playsOf(id, artist.monthlyListeners, index, title === album.title),
      ...(album.credits && { credits: album.credits }),
    };
  });
}

/** Two throws make the middle of the genre's range likelier than its ends. */
function durationOf(id: string, [shortest, longest]: GenreSheet['durations']): number {
  const throws = (seeded(`${id} duration`) + seeded(`${id} tempo`)) / 2;
  return Math.round(shortest + throws * (longest - shortest));
}

/**
 * Plays of a monthly listener, all years together, of a track that nobody skips: more than the days that the demo
 * counts one by one, so that the songs of an artist add up to more than any range of their figures.
 */
const playsPerListener = 48;

/** A long tail: few tracks carry an artist; title tracks and those that open a record are heard most. */
function playsOf(
  id: string,
  monthlyListeners: number,
  index: number,
  isTitleTrack: boolean,
): number {
  const throwOfDice = seeded(`${id} plays`);
  const luck = isTitleTrack ? 0.8 + throwOfDice * 0.2 : throwOfDice;
  const opening = index < 3 ? 0.9 - index * 0.1 : 0.6;
  const share = opening * (0.015 + luck * luck * luck * luck * 0.9);
  return Math.round(monthlyListeners * share) * playsPerListener;
}
