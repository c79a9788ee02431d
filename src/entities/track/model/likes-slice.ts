import { type PayloadAction, createSlice, original } from '@reduxjs/toolkit';
import { api } from '@/shared/api';
import { likesIn } from '../lib/likes-in';

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

/** Whether tracks are liked, by their ids, and since when that is known: milliseconds. */
type LikesState = Record<string, { liked: boolean; knownAt: number }>;

const initialState: LikesState = {};

/** An answer of the server to a query; of sample data there is none. */
type Answered = {
  type: string;
  payload: unknown;
  meta: { startedTimeStamp: number; baseQueryMeta?: unknown };
};

const isAnswer = (action: { type: string }): action is Answered =>
  action.type === `${api.reducerPath}/executeQuery/fulfilled` &&
  (action as Answered).meta.baseQueryMeta !== undefined;

/**
 * The liked flags as the server said them last: one place for the many lists that hold the same track. It only knows
 * what a call has confirmed, and what was asked for later is newer: another device may have changed it. See
 * docs/product/library.md.
 */
export const likesSlice = createSlice({
  name: 'likes',
  initialState,
  reducers: {
    trackLikeChanged: {
      prepare: (payload: LikeChange) => ({ payload, meta: { at: Date.now() } }),
      reducer: (
        state,
        { payload: { id, liked }, meta }: PayloadAction<LikeChange, string, { at: number }>,
      ) => {
        state[id] = { liked, knownAt: meta.at };
      },
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(api.util.resetApiState.match, () => initialState);
    builder.addMatcher(isAnswer, (state, { payload, meta: { startedTimeStamp: knownAt } }) => {
      // The untouched state is copied: a draft of each of its tracks would take long.
      const before = original(state) ?? state;
      const news = likesIn(payload).filter(([id]) => (before[id]?.knownAt ?? 0) <= knownAt);
      if (news.length === 0) return state;
      const said = news.map(([id, liked]) => [id, { liked, knownAt }] as const);
      return { ...before, ...Object.fromEntries(said) };
    });
  },
  selectors: {
    selectIsLiked: (state, track: { id: string; liked: boolean }) =>
      state[track.id]?.liked ?? track.liked,
  },
});

export const { trackLikeChanged } = likesSlice.actions;
export const { selectIsLiked } = likesSlice.selectors;
