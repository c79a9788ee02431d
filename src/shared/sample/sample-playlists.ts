import type { Playlist, FullPlaylist } from '../contract/playlist.ts';
import { catalogue } from './catalogue.ts';
import { findPlaylist } from './catalogue-lookup.ts';
import { playlistAnswer, trackAnswer } from './contract-shapes.ts';
import { playlistEntries } from './playlist-entries.ts';
import { sampleColour } from './sample-colours.ts';

export const sampleFeaturedPlaylists = (): Playlist[] =>
  catalogue.playlists.filter(({ isFeatured }) => isFeatured).map(playlistAnswer);

/** Newest first, including the private one. */
export const sampleUserPlaylists = (): Playlist[] =>
  catalogue.playlists
    .filter(({ ownerId }) => ownerId === 'usr_demo-oyente')
    .toSorted((one, other) => other.createdOn.localeCompare(one.createdOn))
    .map(playlistAnswer);

/** With all tracks, private ones included. Throws for an unknown id. */
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
