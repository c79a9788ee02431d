import type { LikeBody, Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';
import { likeTrack } from '../api/track-api';

/**
 * Sends whether a track is liked, which says what it shall be: another device may have been faster. Lighter than the
 * mutation's own hook, for there is a heart in each row of a long list.
 */
export function useSendLike() {
  const dispatch = useAppDispatch();
  return (track: Pick<Track, 'id' | 'title'>, body: LikeBody & { liked: boolean }) =>
    dispatch(likeTrack.initiate({ ...track, ...body }, { track: false }));
}
