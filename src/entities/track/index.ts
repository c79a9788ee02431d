export { likedListTag, likeTrack, useRecentTracksQuery } from './api/track-api';
export { likedTracksApi, useLikedTracksQuery } from './api/liked-tracks-api';
export {
  trackPageApi,
  useDownloadTrackMutation,
  useTrackColourQuery,
  useTrackPageQuery,
} from './api/track-page-api';
export { dragTracks, getDraggedTracks } from './lib/dragged-tracks';
export { entryKey, type TrackList } from './lib/track-list';
export { type LikeChange, likesSlice, trackLikeChanged } from './model/likes-slice';
export { readNextLikedPart } from './model/read-liked';
export { useAreLiked, useIsLiked } from './model/use-is-liked';
export { useSendLike } from './model/use-send-like';
export { TrackTitle } from './ui/TrackTitle';
