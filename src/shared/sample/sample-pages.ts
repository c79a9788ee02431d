import type { FullAlbum } from '../contract/album.ts';
import type { FullArtist } from '../contract/artist.ts';
import type { FullPlaylist } from '../contract/playlist.ts';
import type { FullTrack } from '../contract/track.ts';
import { catalogue } from './catalogue.ts';
import { findAlbum, findArtist, findPlaylist, findTrack } from './catalogue-lookup.ts';
import { image, playlistAnswer, trackAnswer } from './contract-shapes.ts';
import { playlistEntries } from './playlist-entries.ts';
import { sampleColour } from './sample-colours.ts';

const topTracksMax = 10;

/**
 * A playlist of the sample, whole, also the demo listener's private one. Throws when the sample
 * has none with this id.
 */
export function sampleFullPlaylist(id: string): FullPlaylist {
  const playlist = findPlaylist(id);
  return {
    ...playlistAnswer(playlist),
    tracks: playlistEntries(playlist).map(({ trackId, addedAt, entryId }) => ({
      ...trackAnswer(trackId),
      addedAt,
      entryId,
    })),
    nextCursor: null,
    colour: sampleColour('playlist', id),
  };
}

/** An artist of the sample. Throws when the sample has none with this id. */
export function sampleFullArtist(id: string): FullArtist {
  const { relatedIds, ...artist } = findArtist(id);
  return {
    ...artist,
    image: image('artist', id),
    bannerImage: image('banner', id),
    topTracks: catalogue.tracks
      .filter(({ artistId }) => artistId === id)
      .toSorted((one, other) => other.plays - one.plays)
      .slice(0, topTracksMax)
      .map((track) => trackAnswer(track.id)),
    albums: catalogue.albums
      .filter(({ artistId }) => artistId === id)
      .toSorted((one, other) => other.releaseDate.localeCompare(one.releaseDate))
      .map((album) => ({
        id: album.id,
        title: album.title,
        releaseDate: album.releaseDate,
        coverImage: image('album', album.id),
        totalTracks: tracksOf(album.id).length,
      })),
    relatedArtists: relatedIds.map((relatedId) => ({
      id: relatedId,
      name: findArtist(relatedId).name,
      image: image('artist', relatedId),
    })),
    colour: sampleColour('artist', id),
  };
}

/** An album of the sample, with its tracks in order. Throws when the sample has none with this id. */
export function sampleFullAlbum(id: string): FullAlbum {
  const { artistId, ...album } = findAlbum(id);
  const tracks = tracksOf(id);
  return {
    ...album,
    artist: { id: artistId, name: findArtist(artistId).name },
    totalTracks: tracks.length,
    duration: tracks.reduce((total, { duration }) => total + duration, 0),
    coverImage: image('album', id),
    tracks: tracks.map(({ id: trackId, plays }) => ({ ...trackAnswer(trackId), playCount: plays })),
    colour: sampleColour('album', id),
  };
}

/** A track of the sample with its credits. Throws when the sample has none with this id. */
export function sampleFullTrack(id: string): FullTrack {
  const track = trackAnswer(id);
  const { credits, plays } = findTrack(id);
  const album = findAlbum(track.album.id);
  return {
    ...track,
    playCount: plays,
    genre: album.genre,
    label: album.label,
    credits: {
      performers: [track.artist],
      writers: credits?.writers ?? [],
      producers: credits?.producers ?? [],
    },
    colour: sampleColour('album', album.id),
  };
}

function tracksOf(albumId: string) {
  return catalogue.tracks
    .filter((track) => track.albumId === albumId)
    .toSorted((one, other) => one.position - other.position);
}
