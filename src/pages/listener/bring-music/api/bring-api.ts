import { likedListTag, trackLikeChanged } from '@/entities/track';
import { afterSuccess, api, getAnswer } from '@/shared/api';
import type {
  BringLikesBody,
  BringListensBody,
  Brought,
  BroughtSong,
  TrackMatch,
} from '@/shared/contract/brought-music.ts';
import type { TakenLikes } from '@/shared/contract/track.ts';

const contract = () => import('@/shared/contract/brought-music.ts');
const brought = getAnswer(async () => (await contract()).broughtSchema);
const removed = getAnswer(async () => (await contract()).broughtRemovedSchema);

/** See docs/product/brought-music.md. */
const bringApi = api.enhanceEndpoints({ addTagTypes: ['history'] }).injectEndpoints({
  endpoints: (build) => ({
    matchTracks: build.mutation<{ matches: TrackMatch[] }, readonly BroughtSong[]>({
      query: (songs) => ({ url: '/tracks/match', method: 'POST', body: { songs } }),
      responseSchema: getAnswer(async () => (await contract()).matchTracksAnswerSchema),
    }),
    bringLikes: build.mutation<Brought, BringLikesBody['likes']>({
      query: (likes) => ({ url: '/tracks/liked', method: 'POST', body: { likes } }),
      responseSchema: brought,
      invalidatesTags: [likedListTag],
      // Hearts of lists that are shown already.
      onQueryStarted: afterSuccess((dispatch, _answer, likes) => {
        for (const { trackId: id } of likes) dispatch(trackLikeChanged({ id, liked: true }));
      }),
    }),
    bringListens: build.mutation<Brought, BringListensBody['listens']>({
      query: (listens) => ({ url: '/user/history/brought', method: 'POST', body: { listens } }),
      responseSchema: brought,
      invalidatesTags: ['history'],
    }),
    removeBroughtLikes: build.mutation<TakenLikes, string[]>({
      query: (trackIds) => ({ url: '/tracks/liked/removal', method: 'POST', body: { trackIds } }),
      responseSchema: getAnswer(
        async () => (await import('@/shared/contract/track.ts')).takenLikesSchema,
      ),
      invalidatesTags: [likedListTag],
      onQueryStarted: afterSuccess((dispatch, _answer, trackIds) => {
        for (const id of trackIds) dispatch(trackLikeChanged({ id, liked: false }));
      }),
    }),
    removeBroughtListens: build.mutation<{ removed: number }, BringListensBody['listens']>({
      query: (listens) => ({
        url: '/user/history/brought/removal',
        method: 'POST',
        body: { listens },
      }),
      responseSchema: removed,
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
