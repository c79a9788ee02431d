import { answerOf, api } from '@/shared/api';
import type { PitchInbox, PitchInboxQuery } from '@/shared/contract/pitch.ts';

/** In the version that the editor saw. */
type Seen = { id: string; version: number };

/** See docs/product/pitching.md. */
const pitchInboxApi = api.enhanceEndpoints({ addTagTypes: ['Pitch'] }).injectEndpoints({
  endpoints: (build) => ({
    pitchInbox: build.query<PitchInbox, PitchInboxQuery>({
      query: (params) => ({ url: '/editorial/pitches', params }),
      responseSchema: answerOf(
        async () => (await import('@/shared/contract/pitch.ts')).pitchInboxSchema,
      ),
      providesTags: ['Pitch'],
    }),
    takePitch: build.mutation<null, Seen>({
      query: ({ id, ...body }) => ({
        url: `/editorial/pitches/${id}/take`,
        method: 'POST',
        body,
      }),
      // Another editor may have been first.
      invalidatesTags: ['Pitch'],
    }),
    acceptPitch: build.mutation<null, Seen & { playlistIds: string[]; feedback: string }>({
      query: ({ id, ...body }) => ({
        url: `/editorial/pitches/${id}/accept`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Pitch'],
    }),
    rejectPitch: build.mutation<null, Seen & { feedback: string }>({
      query: ({ id, ...body }) => ({
        url: `/editorial/pitches/${id}/reject`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Pitch'],
    }),
  }),
});

export const {
  useAcceptPitchMutation,
  usePitchInboxQuery,
  useRejectPitchMutation,
  useTakePitchMutation,
} = pitchInboxApi;
