import { answerOf, api, partsByCursor } from '@/shared/api';
import type { InboxQuery } from '@/shared/contract/inbox.ts';
import type { JudgedPitch, PitchInbox } from '@/shared/contract/pitch.ts';

const contract = () => import('@/shared/contract/pitch.ts');

/** In the version that the editor saw. */
type Seen = { id: string; version: number };

/** See docs/product/pitching.md. */
const pitchInboxApi = api.enhanceEndpoints({ addTagTypes: ['Pitch'] }).injectEndpoints({
  endpoints: (build) => ({
    pitchInbox: build.infiniteQuery<PitchInbox, InboxQuery, string | undefined>({
      infiniteQueryOptions: partsByCursor,
      query: ({ queryArg, pageParam: cursor }) => ({
        url: '/editorial/pitches',
        params: { ...queryArg, cursor },
      }),
      responseSchema: answerOf(async () => (await contract()).pitchInboxSchema),
      providesTags: ['Pitch'],
    }),
    judgedPitch: build.query<JudgedPitch, string>({
      query: (id) => `/editorial/pitches/${id}`,
      responseSchema: answerOf(async () => (await contract()).judgedPitchSchema),
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
  useJudgedPitchQuery,
  usePitchInboxInfiniteQuery,
  useRejectPitchMutation,
  useTakePitchMutation,
} = pitchInboxApi;
