import type { Album, Artist, Track } from '../catalogue-types.ts';
import { inventCredits } from '../credits/invent-credits.ts';
import { slug } from '../plain-text.ts';
import { seeded } from '../seeded.ts';
import type { AlbumSheet, ArtistSheet, GenreSheet } from './genre-sheet.ts';

export const artistId = (key: string): string => `art_${key}`;

/** Makes rows with ids, durations and popularity from a sheet, always the same. */
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
      duration: getDuration(id, durations),
      plays: getPlays(id, artist.monthlyListeners, index, title === album.title),
      credits: album.credits ?? inventCredits(artist.name, key, id),
    };
  });
}

/** Two random numbers make the middle of the range likelier than its ends. */
function getDuration(id: string, [shortest, longest]: GenreSheet['durations']): number {
  const throws = (seeded(`${id} duration`) + seeded(`${id} tempo`)) / 2;
  return Math.round(shortest + throws * (longest - shortest));
}

/**
 * Total plays per monthly listener of a track that nobody skips: more than the days that the demo
 * counts, so that an artist's songs exceed any range of the figures.
 */
const playsPerListener = 48;

/** A long tail: few tracks carry an artist; title and opening tracks are played most. */
function getPlays(
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
