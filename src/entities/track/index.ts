export { useLikeTrackMutation, useLikedTracksQuery, useRecentTracksQuery } from './api/track-api';
export { trackPageApi, useDownloadTrackMutation, useTrackPageQuery } from './api/track-page-api';
export { likesSlice } from './model/likes-slice';
export { useIsLiked } from './model/use-is-liked';
export { TrackTitle } from './ui/TrackTitle';
