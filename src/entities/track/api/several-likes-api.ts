import { afterSuccess, api, getAnswer } from '@/shared/api';
import type { BringLikesBody } from '@/shared/contract/brought-music.ts';
import type { TakenLikes } from '@/shared/contract/track.ts';
import { trackLikeChanged } from '../model/likes-slice';
import { likedListTag } from './track-api';

/** Apart, because a first visit does not need them. */
const severalLikesApi = api.injectEndpoints({
  endpoints: (build) => ({
    giveLikes: build.mutation<{ added: number }, BringLikesBody['likes']>({
      query: (likes) => ({ url: '/tracks/liked', method: 'POST', body: { likes } }),
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/brought-music.ts')).broughtSchema,
      ),
      invalidatesTags: [likedListTag],
      onQueryStarted: afterSuccess((dispatch, _answer, likes) => {
        for (const { trackId: id, likedAt } of likes) {
          dispatch(trackLikeChanged({ id, liked: true, likedAt }));
        }
      }),
    }),
    takeLikes: build.mutation<TakenLikes, readonly string[]>({
      query: (trackIds) => ({
        url: '/tracks/liked/removal',
        method: 'POST',
        body: { trackIds },
      }),
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/track.ts')).takenLikesSchema,
      ),
      invalidatesTags: [likedListTag],
      onQueryStarted: afterSuccess((dispatch, _answer, trackIds) => {
        for (const id of trackIds) dispatch(trackLikeChanged({ id, liked: false }));
      }),
    }),
  }),
});

export const { useGiveLikesMutation, useTakeLikesMutation } = severalLikesApi;
