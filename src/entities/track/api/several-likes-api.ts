import { afterSuccess, api, ask } from '@/shared/api';
import type { BringLikesBody } from '@/shared/contract/brought-music.ts';
import { trackLikeChanged } from '../model/likes-slice';
import { likedListTag } from './track-api';

/** Apart, because a first visit does not need them. */
const severalLikesApi = api.injectEndpoints({
  endpoints: (build) => ({
    giveLikes: build.mutation({
      ...ask('POST /tracks/liked', (likes: BringLikesBody['likes']) => ({ body: { likes } })),
      invalidatesTags: [likedListTag],
      onQueryStarted: afterSuccess((dispatch, _answer, likes) => {
        for (const { trackId: id, likedAt } of likes) {
          dispatch(trackLikeChanged({ id, liked: true, likedAt }));
        }
      }),
    }),
    takeLikes: build.mutation({
      ...ask('POST /tracks/liked/removal', (trackIds: readonly string[]) => ({
        body: { trackIds },
      })),
      invalidatesTags: [likedListTag],
      onQueryStarted: afterSuccess((dispatch, _answer, trackIds) => {
        for (const id of trackIds) dispatch(trackLikeChanged({ id, liked: false }));
      }),
    }),
  }),
});

export const { useGiveLikesMutation, useTakeLikesMutation } = severalLikesApi;
