export { likedListTag, likeTrack, useRecentTracksQuery } from './api/track-api';
export { useGiveLikesMutation, useTakeLikesMutation } from './api/several-likes-api';
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
export { useAreLiked, useIsLiked, useSendLike } from './model/use-is-liked';
export { TrackTitle } from './ui/TrackTitle';
