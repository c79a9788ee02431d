import { likedListTag, trackLikeChanged } from '@/entities/track';
import { afterSuccess, api, ask } from '@/shared/api';
import type {
  BringLikesBody,
  BringListensBody,
  BroughtSong,
} from '@/shared/contract/brought-music.ts';

/** See docs/product/brought-music.md. */
const bringApi = api.enhanceEndpoints({ addTagTypes: ['history'] }).injectEndpoints({
  endpoints: (build) => ({
    matchTracks: build.mutation({
      ...ask('POST /tracks/match', (songs: readonly BroughtSong[]) => ({ body: { songs } })),
    }),
    bringLikes: build.mutation({
      ...ask('POST /tracks/liked', (likes: BringLikesBody['likes']) => ({ body: { likes } })),
      invalidatesTags: [likedListTag],
      // Hearts of lists that are shown already.
      onQueryStarted: afterSuccess((dispatch, _answer, likes) => {
        for (const { trackId: id } of likes) dispatch(trackLikeChanged({ id, liked: true }));
      }),
    }),
    bringListens: build.mutation({
      ...ask('POST /user/history/brought', (listens: BringListensBody['listens']) => ({
        body: { listens },
      })),
      invalidatesTags: ['history'],
    }),
    removeBroughtLikes: build.mutation({
      ...ask('POST /tracks/liked/removal', (trackIds: string[]) => ({ body: { trackIds } })),
      invalidatesTags: [likedListTag],
      onQueryStarted: afterSuccess((dispatch, _answer, trackIds) => {
        for (const id of trackIds) dispatch(trackLikeChanged({ id, liked: false }));
      }),
    }),
    removeBroughtListens: build.mutation({
      ...ask('POST /user/history/brought/removal', (listens: BringListensBody['listens']) => ({
        body: { listens },
      })),
      invalidatesTags: ['history'],
    }),
  }),
});

export const {
  useBringLikesMutation,
  useBringListensMutation,
  useMatchTracksMutation,
  useRemoveBroughtLikesMutation,
  useRemoveBroughtListensMutation,
} = bringApi;
