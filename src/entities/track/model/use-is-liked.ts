import type { WithSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { Track } from '@/shared/contract/track.ts';
import { type likesSlice, selectIsLiked } from './likes-slice';

type State = WithSlice<typeof likesSlice>;

/** All lists show the same state. */
export const useIsLiked = (track: Pick<Track, 'id' | 'liked'>): boolean =>
  useSelector((state: State) => selectIsLiked(state, track));

export const useAreLiked = (tracks: readonly Pick<Track, 'id' | 'liked'>[]): boolean =>
  useSelector((state: State) => tracks.every((track) => selectIsLiked(state, track)));
