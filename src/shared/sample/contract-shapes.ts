import type { ArtistSummary } from '../contract/artist.ts';
import type { Playlist as ContractPlaylist } from '../contract/playlist.ts';
import type { Track as ContractTrack } from '../contract/track.ts';
import { findAlbum, findArtist, findListener, findTrack } from './catalogue-lookup.ts';
import type { Album, Artist, Playlist } from './catalogue-types.ts';

/** Path of a generated picture, without a width. */
export const image = (
  kind: 'album' | 'artist' | 'banner' | 'playlist' | 'user',
  id: string,
): string => `/api/images/${kind}/${id}`;

/** A sample track, not liked. Throws for an unknown id. */
export function trackAnswer(id: string): ContractTrack {
  const { albumId, artistId, title, duration, plays } = findTrack(id);
  const album = findAlbum(albumId);
  return {
    id,
    title,
    artist: { id: artistId, name: findArtist(artistId).name },
    album: { id: albumId, title: album.title, coverImage: image('album', albumId) },
    duration,
    audioUrl: `/api/tracks/${id}/audio`,
    liked: false,
    releaseDate: album.releaseDate,
    playCount: plays,
  };
}

/** A playlist as in lists, without its tracks. */
export function playlistAnswer(playlist: Playlist): ContractPlaylist {
  const { id, name, description, ownerId, isPublic, followerCount, trackIds } = playlist;
  const { displayName } = findListener(ownerId);
  return {
    id,
    name,
    description,
    coverImage: image('playlist', id),
    owner: { id: ownerId, displayName },
    tracks: [],
    trackCount: trackIds.length,
    isPublic,
    followerCount,
    totalDuration: trackIds.reduce((total, trackId) => total + findTrack(trackId).duration, 0),
  };
}

export const artistAnswer = ({ id, name, followers }: Artist): ArtistSummary => ({
  id,
  name,
  image: image('artist', id),
  followers,
});

export const albumAnswer = ({ id, title, artistId }: Album) => ({
  id,
  title,
  artist: { id: artistId, name: findArtist(artistId).name },
  coverImage: image('album', id),
});

export const playlistHitAnswer = ({ id, name, description, trackIds }: Playlist) => ({
  id,
  name,
  description,
  coverImage: image('playlist', id),
  trackCount: trackIds.length,
});
