import type { FullTrack, Track } from '../contract/track.ts';
import { catalogue } from './catalogue.ts';
import { findAlbum, findTrack } from './catalogue-lookup.ts';
import { trackAnswer } from './contract-shapes.ts';
import { demoLikes } from './demo-likes.ts';
import { sampleColour } from './sample-colours.ts';

/** Newest first, marked as liked. */
export const sampleLikedTracks = (): Track[] =>
  demoLikes.map(({ trackId, likedAt }) => ({ ...trackAnswer(trackId), liked: true, likedAt }));

/** Twenty recent tracks, newest first. */
export const sampleRecentTracks = (): Track[] =>
  catalogue.playlists
    .filter(({ isFeatured }) => isFeatured)
    .flatMap(({ trackIds }) => trackIds.slice(3, 5))
    .filter((id, index, ids) => ids.indexOf(id) === index)
    .slice(0, 20)
    .map(trackAnswer);

/** With its credits. Throws for an unknown id. */
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
      ...credits,
    },
    colour: sampleColour('album', album.id),
  };
}
