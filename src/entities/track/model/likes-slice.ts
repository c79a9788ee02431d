import { type PayloadAction, createSlice, original } from '@reduxjs/toolkit';
import { api } from '@/shared/api';
import type { Track } from '@/shared/contract/track.ts';

type Like = Pick<Track, 'id' | 'liked'>;

const isLike = (candidate: unknown): candidate is Like => {
  const { id, liked } = (candidate ?? {}) as Partial<Record<keyof Like, unknown>>;
  return typeof id === 'string' && typeof liked === 'boolean';
};

function likesIn(answer: unknown): [id: string, liked: boolean][] {
  return [answer, ...Object.values(answer ?? {})]
    .flat()
    .filter(isLike)
    .map(({ id, liked }) => [id, liked]);
}

export type LikeChange = {
  id: string;
  liked: boolean;
  title?: string | undefined;
  likedAt?: string | undefined;
};

/** Milliseconds. */
type LikesState = Record<string, { liked: boolean; knownAt: number }>;

const initialState: LikesState = {};

type Answered = {
  type: string;
  payload: unknown;
  meta: { startedTimeStamp: number; baseQueryMeta?: unknown };
};

const isAnswer = (action: { type: string }): action is Answered =>
  action.type === `${api.reducerPath}/executeQuery/fulfilled` &&
  (action as Answered).meta.baseQueryMeta !== undefined;

/** Confirmed by the server; a later query wins. See docs/product/library.md. */
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
      const before = original(state) ?? state;
      const news = likesIn(payload).filter(([id]) => (before[id]?.knownAt ?? 0) <= knownAt);
      if (news.length === 0) return state;
      const entries = news.map(([id, liked]) => [id, { liked, knownAt }] as const);
      return { ...before, ...Object.fromEntries(entries) };
    });
  },
  selectors: {
    selectIsLiked: (state, track: { id: string; liked: boolean }) =>
      state[track.id]?.liked ?? track.liked,
  },
});

export const { trackLikeChanged } = likesSlice.actions;
export const { selectIsLiked } = likesSlice.selectors;
