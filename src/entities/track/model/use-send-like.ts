import type { LikeBody } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';
import { likeTrack } from '../api/track-api';

/**
 * Lighter than the mutation's hook, because each row has a heart. Without a title, a removed like is
 * not offered back by itself.
 */
export function useSendLike() {
  const dispatch = useAppDispatch();
  return (track: { id: string; title?: string }, body: LikeBody & { liked: boolean }) =>
    dispatch(likeTrack.initiate({ ...track, ...body }, { track: false }));
}
