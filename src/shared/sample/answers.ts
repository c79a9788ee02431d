import type { Playlist } from '../contract/playlist.ts';
import type { Track } from '../contract/track.ts';
import { catalogue } from './catalogue.ts';
import { playlistAnswer, trackAnswer } from './contract-shapes.ts';
import { demoLikes } from './demo-likes.ts';

export {
  sampleFullAlbum,
  sampleFullArtist,
  sampleFullPlaylist,
  sampleFullTrack,
} from './sample-pages.ts';
export { sampleChart } from './sample-charts.ts';
export { sampleUserProfile } from './sample-profile.ts';
export { sampleSearch } from './sample-search.ts';

/** The featured playlists of the sample. */
export const sampleFeaturedPlaylists = (): Playlist[] =>
  catalogue.playlists.filter(({ isFeatured }) => isFeatured).map(playlistAnswer);

/** The demo listener's own playlists, the newest first, the private one as well. */
export const sampleUserPlaylists = (): Playlist[] =>
  catalogue.playlists
    .filter(({ ownerId }) => ownerId === 'usr_demo-oyente')
    .toSorted((one, other) => other.createdOn.localeCompare(one.createdOn))
    .map(playlistAnswer);

/** What the demo listener likes, newest first, marked as liked. */
export const sampleLikedTracks = (): Track[] =>
  demoLikes.map(({ trackId, likedAt }) => ({ ...trackAnswer(trackId), liked: true, likedAt }));

/** Twenty tracks as if heard lately, newest first. */
export const sampleRecentTracks = (): Track[] =>
  catalogue.playlists
    .filter(({ isFeatured }) => isFeatured)
    .flatMap(({ trackIds }) => trackIds.slice(3, 5))
    .filter((id, index, ids) => ids.indexOf(id) === index)
    .slice(0, 20)
    .map(trackAnswer);
