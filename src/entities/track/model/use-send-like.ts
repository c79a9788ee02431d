import type { LikeBody, Track } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';
import { likeTrack } from '../api/track-api';

/**
 * Sends the like of a track, which toggles it where the body does not say more: once for all calls
 * under one `key`. Lighter than the
 * mutation's own hook, for there is a heart in each row of a long list.
 */
export function useSendLike() {
  const dispatch = useAppDispatch();
  return (track: Pick<Track, 'id' | 'title'> & { key?: string }, body?: LikeBody) =>
    dispatch(likeTrack.initiate({ ...track, ...body }, { track: false }));
}
