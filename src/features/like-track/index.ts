export { LikeTrackButton } from './ui/LikeTrackButton';
export { readKeptLike } from './model/kept-likes';
export { useGiveLike } from './model/use-give-like';
export { useLikeUndo } from './model/use-like-undo';
export { useLikeTrack } from './model/use-like-track';
