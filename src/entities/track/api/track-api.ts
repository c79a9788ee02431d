import { afterSuccess, api, ask, eachTag, orKept, withSample } from '@/shared/api';
import type { LikeBody, Track } from '@/shared/contract/track.ts';
import { trackLikeChanged } from '../model/likes-slice';

export const likedListTag = { type: 'Track', id: 'LIKED' } as const;

type LikeCall = { id: string; title?: string } & LikeBody;

const trackApi = api.injectEndpoints({
  endpoints: (build) => ({
    recentTracks: build.query<Track[], void>({
      queryFn: orKept<Track[]>(
        withSample({
          ...ask('GET /tracks/recent'),
          sample: async () =>
            (await import('@/shared/sample/sample-tracks.ts')).sampleRecentTracks(),
        }),
      ),
      providesTags: (tracks) => eachTag('Track', tracks),
    }),
    likeTrack: build.mutation({
      ...ask('POST /tracks/:id/like', ({ id, title: _title, ...body }: LikeCall) => ({ id, body })),
      invalidatesTags: [likedListTag],
      /** Only after success. See docs/product/library.md. */
      onQueryStarted: afterSuccess((dispatch, answer, { id, title, likedAt }) => {
        dispatch(trackLikeChanged({ id, title, likedAt, ...answer }));
      }),
    }),
  }),
});

export const { useRecentTracksQuery } = trackApi;
export const { likeTrack } = trackApi.endpoints;
