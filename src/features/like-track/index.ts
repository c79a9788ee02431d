export { LikeTrackButton } from './ui/LikeTrackButton';
export { useLikeTrack } from './model/use-like-track';
