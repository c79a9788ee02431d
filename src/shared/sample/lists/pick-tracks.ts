import type { Album, Track } from '../catalogue-types.ts';
import { artistId } from '../music/press-genre.ts';
import { seeded } from '../seeded.ts';
import type { PlaylistSheet } from './playlist-sheet.ts';

type Records = { albums: Album[]; tracks: Track[] };
type Wish = Pick<PlaylistSheet, 'key' | 'artists' | 'length' | 'since' | 'until'>;

/**
 * Draws tracks for a playlist: popular ones more often, and two of one artist in a row only if no
 * other is left. The same wish always draws the same tracks.
 */
export function pickTracks({ albums, tracks }: Records, wish: Wish): Track[] {
  const { key, artists, length, since = '', until = '9' } = wish;
  const wanted = new Set(artists.map(artistId));
  const inTime = new Set(
    albums.filter(({ releaseDate: day }) => day >= since && day <= until).map(({ id }) => id),
  );
  const rank = (track: Track) => seeded(`${key} ${track.id}`) * Math.sqrt(Math.sqrt(track.plays));
  const drawn = tracks
    .filter((track) => wanted.has(track.artistId) && inTime.has(track.albumId))
    .map((track) => ({ track, rank: rank(track) }))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, length)
    .map(({ track }) => track);
  return mixArtists(drawn);
}

function mixArtists(tracks: Track[]): Track[] {
  const waiting = [...tracks];
  const mixed: Track[] = [];
  while (waiting.length > 0) {
    const previous = mixed.at(-1)?.artistId;
    const other = waiting.findIndex(({ artistId: id }) => id !== previous);
    mixed.push(...waiting.splice(Math.max(0, other), 1));
  }
  return mixed;
}
