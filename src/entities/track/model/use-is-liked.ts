import type { WithSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { Track } from '@/shared/contract/track.ts';
import { type likesSlice, selectIsLiked } from './likes-slice';

/** All lists show the same state. */
export const useIsLiked = (track: Pick<Track, 'id' | 'liked'>): boolean =>
  useSelector((state: WithSlice<typeof likesSlice>) => selectIsLiked(state, track));
