import { answerOf, api, withSample } from '@/shared/api';
import type { DownloadAnswer, TrackPage } from '@/shared/contract/track.ts';

const contract = () => import('@/shared/contract/track.ts');

export const trackPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    trackPage: build.query<TrackPage, string>({
      queryFn: withSample({
        query: (id) => `/tracks/${id}`,
        schema: async () => (await contract()).trackPageSchema,
        sample: async (id) => (await import('@/shared/sample/answers.ts')).sampleTrackPage(id),
      }),
      providesTags: (_track, _error, id) => [{ type: 'Track', id }],
    }),
    /** Answers an address that is good for some minutes; only paid plans get one. */
    downloadTrack: build.mutation<DownloadAnswer, string>({
      query: (id) => `/tracks/${id}/download`,
      responseSchema: answerOf(async () => (await contract()).downloadAnswerSchema),
    }),
  }),
});

export const { useDownloadTrackMutation, useTrackPageQuery } = trackPageApi;
