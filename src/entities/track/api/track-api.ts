import { afterSuccess, getAnswer, api, eachTag, orKept, withSample } from '@/shared/api';
import type { LikeAnswer, LikeBody, Track } from '@/shared/contract/track.ts';
import { trackLikeChanged } from '../model/likes-slice';

export const likedListTag = { type: 'Track', id: 'LIKED' } as const;

type LikeCall = { id: string; title?: string } & LikeBody;

const contract = () => import('@/shared/contract/track.ts');
const listSchema = async () => (await contract()).trackListSchema;

const trackApi = api.injectEndpoints({
  endpoints: (build) => ({
    recentTracks: build.query<Track[], void>({
      queryFn: orKept<Track[]>(
        withSample({
          query: () => '/tracks/recent',
          schema: listSchema,
          sample: async () =>
            (await import('@/shared/sample/sample-tracks.ts')).sampleRecentTracks(),
        }),
      ),
      providesTags: (tracks) => eachTag('Track', tracks),
    }),
    likeTrack: build.mutation<LikeAnswer, LikeCall>({
      query: ({ id, title: _title, ...body }) => ({
        url: `/tracks/${id}/like`,
        method: 'POST',
        body,
      }),
      responseSchema: getAnswer(async () => (await contract()).likeAnswerSchema),
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
