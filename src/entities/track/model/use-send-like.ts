import { useAppDispatch } from '@/shared/redux';
import { likeTrack } from '../api/track-api';

/**
 * Sends the like of a track, which toggles it. Lighter than the mutation's own hook, for there is a
 * heart in each row of a long list.
 */
export function useSendLike() {
  const dispatch = useAppDispatch();
  return (id: string) => dispatch(likeTrack.initiate(id, { track: false }));
}
