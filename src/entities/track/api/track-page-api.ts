import { api, ask, getAnswer, withSample } from '@/shared/api';
import type { FullTrack } from '@/shared/contract/track.ts';

const contract = () => import('@/shared/contract/track.ts');

export const trackPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    trackPage: build.query<FullTrack, string>({
      queryFn: withSample({
        query: (id) => `/tracks/${id}`,
        schema: async () => (await contract()).fullTrackSchema,
        sample: async (id) =>
          (await import('@/shared/sample/sample-tracks.ts')).sampleFullTrack(id),
      }),
      providesTags: (_track, _error, id) => [{ type: 'Track', id }],
    }),
    /** `#rrggbb`; pages do without it on failure. */
    trackColour: build.query<string, string>({
      query: (id) => `/tracks/${id}`,
      rawResponseSchema: getAnswer(async () => (await contract()).fullTrackSchema),
      transformResponse: ({ colour }: FullTrack) => colour,
      keepUnusedDataFor: 3600,
    }),
    /** Valid for some minutes; only for paid plans. */
    downloadTrack: build.mutation({
      ...ask('GET /tracks/:id/download'),
    }),
  }),
});

export const { useDownloadTrackMutation, useTrackColourQuery, useTrackPageQuery } = trackPageApi;
