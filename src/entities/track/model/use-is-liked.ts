import type { WithSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { Track, LikeBody } from '@/shared/contract/track.ts';
import { useAppDispatch } from '@/shared/redux';
import { type likesSlice, selectIsLiked } from './likes-slice';
import { likeTrack } from '../api/track-api';

type State = WithSlice<typeof likesSlice>;

/** All lists show the same state. */
export const useIsLiked = (track: Pick<Track, 'id' | 'liked'>): boolean =>
  useSelector((state: State) => selectIsLiked(state, track));

export const useAreLiked = (tracks: readonly Pick<Track, 'id' | 'liked'>[]): boolean =>
  useSelector((state: State) => tracks.every((track) => selectIsLiked(state, track)));

/**
 * Lighter than the mutation's hook, because each row has a heart. Without a title, a removed like is
 * not offered back by itself.
 */
export function useSendLike() {
  const dispatch = useAppDispatch();
  return (track: { id: string; title?: string }, body: LikeBody & { liked: boolean }) =>
    dispatch(likeTrack.initiate({ ...track, ...body }, { track: false }));
}
