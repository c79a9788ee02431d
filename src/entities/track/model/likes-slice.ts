import { type PayloadAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { api, sessionExpired } from '@/shared/api';

/**
 * `likedAt` is told of a like that was taken away, with the moment that it had, and of one that came
 * back with its moment of before.
 */
export type LikeChange = {
  id: string;
  liked: boolean;
  title?: string | undefined;
  likedAt?: string | undefined;
};

/** Track ids whose liked flag changed during this visit, with the flag as it is now. */
type LikesState = Record<string, boolean>;

const initialState: LikesState = {};

/**
 * The liked flag as this person changed it: one place for the many lists that hold the same track.
 * It only knows what a call has confirmed. See docs/product/library.md.
 */
export const likesSlice = createSlice({
  name: 'likes',
  initialState,
  reducers: {
    trackLikeChanged: (state, { payload: { id, liked } }: PayloadAction<LikeChange>) => {
      state[id] = liked;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      isAnyOf(api.util.resetApiState.match, sessionExpired.match),
      () => initialState,
    );
  },
  selectors: {
    selectIsLiked: (state, track: { id: string; liked: boolean }) => state[track.id] ?? track.liked,
  },
});

export const { trackLikeChanged } = likesSlice.actions;
export const { selectIsLiked } = likesSlice.selectors;
