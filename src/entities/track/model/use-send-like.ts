import type { LikeBody, Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';
import { likeTrack } from '../api/track-api';

/** Lighter than the mutation's hook, because each row has a heart. */
export function useSendLike() {
  const dispatch = useAppDispatch();
  return (track: Pick<Track, 'id' | 'title'>, body: LikeBody & { liked: boolean }) =>
    dispatch(likeTrack.initiate({ ...track, ...body }, { track: false }));
}
