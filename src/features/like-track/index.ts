export { LikeTrackButton } from './ui/LikeTrackButton';
export { readKeptLike } from './model/kept-likes';
export { useLikeUndo } from './model/use-like-undo';
export { useLikeTrack, useGiveLike } from './model/use-like-track';
