import type { Track } from '@/shared/contract/track.ts';

/** In lists of thousands, copied references would take as much memory as the tracks. */
export function internReferences(known: readonly Track[], tracks: readonly Track[]): Track[] {
  const artists = new Map<string, Track['artist']>();
  const albums = new Map<string, Track['album']>();
  for (const { artist, album } of known) {
    artists.set(artist.id, artist);
    albums.set(album.id, album);
  }
  return tracks.map((track) => {
    const artist = artists.get(track.artist.id);
    const album = albums.get(track.album.id);
    const isSameArtist = artist?.name === track.artist.name;
    const isSameAlbum =
      album?.title === track.album.title && album.coverImage === track.album.coverImage;
    if (!isSameArtist) artists.set(track.artist.id, track.artist);
    if (!isSameAlbum) albums.set(track.album.id, track.album);
    return {
      ...track,
      artist: isSameArtist ? artist : track.artist,
      album: isSameAlbum ? album : track.album,
    };
  });
}
