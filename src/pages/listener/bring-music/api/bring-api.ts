import { likedListTag, trackLikeChanged } from '@/entities/track';
import { afterSuccess, api, getAnswer } from '@/shared/api';
import type {
  BringLikesBody,
  BringListensBody,
  BroughtSong,
  TrackMatch,
} from '@/shared/contract/brought-music.ts';

const contract = () => import('@/shared/contract/brought-music.ts');
const brought = getAnswer(async () => (await contract()).broughtSchema);

/** See docs/product/brought-music.md. */
const bringApi = api.enhanceEndpoints({ addTagTypes: ['history'] }).injectEndpoints({
  endpoints: (build) => ({
    matchTracks: build.mutation<{ matches: TrackMatch[] }, readonly BroughtSong[]>({
      query: (songs) => ({ url: '/tracks/match', method: 'POST', body: { songs } }),
      responseSchema: getAnswer(async () => (await contract()).matchTracksAnswerSchema),
    }),
    bringLikes: build.mutation<{ added: number }, BringLikesBody['likes']>({
      query: (likes) => ({ url: '/tracks/liked', method: 'POST', body: { likes } }),
      responseSchema: brought,
      invalidatesTags: [likedListTag],
      // Hearts of lists that are shown already.
      onQueryStarted: afterSuccess((dispatch, _answer, likes) => {
        for (const { trackId: id } of likes) dispatch(trackLikeChanged({ id, liked: true }));
      }),
    }),
    bringListens: build.mutation<{ added: number }, BringListensBody['listens']>({
      query: (listens) => ({ url: '/user/history/brought', method: 'POST', body: { listens } }),
      responseSchema: brought,
      invalidatesTags: ['history'],
    }),
  }),
});

export const { useBringLikesMutation, useBringListensMutation, useMatchTracksMutation } = bringApi;
