import type { FullAlbum } from '../contract/album.ts';
import type { FullArtist } from '../contract/artist.ts';
import { catalogue } from './catalogue.ts';
import { findAlbum, findArtist } from './catalogue-lookup.ts';
import { image, trackAnswer } from './contract-shapes.ts';
import { sampleColour } from './sample-colours.ts';

const topTracksMax = 10;

/** Throws for an unknown id. */
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
        totalTracks: getTracks(album.id).length,
      })),
    relatedArtists: relatedIds.map((relatedId) => ({
      id: relatedId,
      name: findArtist(relatedId).name,
      image: image('artist', relatedId),
    })),
    colour: sampleColour('artist', id),
  };
}

/** With its tracks in order. Throws for an unknown id. */
export function sampleFullAlbum(id: string): FullAlbum {
  const { artistId, ...album } = findAlbum(id);
  const tracks = getTracks(id);
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

function getTracks(albumId: string) {
  return catalogue.tracks
    .filter((track) => track.albumId === albumId)
    .toSorted((one, other) => one.position - other.position);
}
