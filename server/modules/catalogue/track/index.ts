import { defineModule } from '../../../platform/module.ts';
import { likedTrackDeliveryRoutes } from './liked-track-delivery.routes.ts';
import { trackRoutes } from './track.routes.ts';

export const trackModule = defineModule({
  name: 'track',
  routes: [trackRoutes, likedTrackDeliveryRoutes],
});

export { readAudioAddress, signAudioAddress } from './audio-address.ts';
export type { PlaySource } from './play-source.ts';
export { mediumPath, type ReleaseMedium, signMediaAddress } from './release-media-address.ts';
export { countLikes, findLatestLikes, findLikedTracks } from './liked-track.repository.ts';
export {
  findArtistsOfAlbums,
  findArtistsOfTracks,
  type CreditedTrack,
  insertImportedTracks,
  saveImportedTrack,
  setGone,
  lockTracks,
  setHasLyrics,
} from './imported-track.repository.ts';
export {
  findAlbumSongs,
  findAlbumsOfTracks,
  moveTracks,
  numberAt,
  toPosition,
  trackIdsOf,
} from './moved-track.repository.ts';
export { followFront, frontOf, putApart, putBehind } from './same-track.repository.ts';
export { insertFormerSaves } from './former-save.repository.ts';
export {
  countUnanalysed,
  forgetAnalysis,
  saveAnalysis,
  saveLoudness,
  settleAlbumLoudness,
} from './analysis.repository.ts';
export { setPopularMarks } from './popular-marks.repository.ts';
export { writeTempos } from './tempo.repository.ts';
export { listedTrack, trackColumns, type TrackRow } from './track-columns.repository.ts';
export {
  countTracks,
  findAlbumTracks,
  findTopTracks,
  findTrack,
  findTrackCard,
  insertTracks,
} from './track.repository.ts';
export { popularTrackNames, trackNames } from './track-names.repository.ts';
export { findTitledTracks, findTrackTitle, trackTitle } from './track-title.repository.ts';
export { describeTracks } from './track.view.ts';
